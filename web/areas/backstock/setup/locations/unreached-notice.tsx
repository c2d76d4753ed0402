import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { Location } from "./locations.queries.ts";

/** Names the locations from which next never leads to the floor. Loops are allowed; that nobody meant one is told. */
export function UnreachedNotice({ locations }: { locations: readonly Location[] }) {
  const unreached = locations.filter(({ reachesTerminal }) => !reachesTerminal);
  const terminal = locations.find(({ isTerminal }) => isTerminal);
  if (unreached.length === 0 || terminal === undefined) {
    return null;
  }
  const names = new Intl.ListFormat("en-US").format(unreached.map(({ name }) => name));
  return (
    <output className={classes.warning}>
      <b>{text("location.unreachable")}</b>
      {text("location.unreachableText", { names, terminal: terminal.name })}
    </output>
  );
}
