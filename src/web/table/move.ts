/** Starts what moves a thing. */

const moving = new WeakMap<Element, Animation>();

/**
 * One motion at a time: a clock is over a little before the motion it was set for, and with two motions of one thing the
 * browser hands neither of them to its compositor, so that the main thread has to make every picture of the second.
 */
export function move(thing: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  moving.get(thing)?.cancel();
  const motion = thing.animate(frames, timing);
  moving.set(thing, motion);
  return motion;
}
