/** A name at a table: a bot's title is left out where there is little room. */
import type { JSX } from "preact";
import type { Player } from "../table/kit.ts";

export const Name = ({ of: { name, by } }: { of: Player }): JSX.Element => {
  const [title, ...rest] = name.split(" ");
  if (by !== "bot" || rest.length === 0) return <>{name}</>;
  return (
    <>
      <span class="bot-title">{title} </span>
      {rest.join(" ")}
    </>
  );
};
