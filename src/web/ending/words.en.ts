/** The end of a game, in English. */
export const endingEn = {
  "ending.story": "The game in three pictures",
  "ending.first": "First blood",
  "ending.early": "A first success",
  "ending.best": "Your finest moment",
  "ending.last": "The last step",
  "ending.picture": "Picture {n}",
  "ending.kind": "Well fought. The next night is yours to win.",
  "ending.more": "More",
  "ending.back": "To the result",
};
