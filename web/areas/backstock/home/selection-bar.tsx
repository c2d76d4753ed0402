import { useState } from "react";
import { ask } from "#web/ui/dialogs/question.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { useMoveBins } from "#web/areas/backstock/moves/use-move-bins.ts";
import type { BackstockHome } from "./home.queries.ts";
import { text } from "./home-text.ts";
import classes from "./bin-list.module.css";

type SelectionBarProps = {
  home: BackstockHome;
  chosen: readonly Backstock[];
  /** Bins on this page of the list. */
  shown: number;
  onAll: () => void;
  onDone: () => void;
};

/** Moves the chosen bins together, after one question. */
export function SelectionBar({ home, chosen, shown, onAll, onDone }: SelectionBarProps) {
  const [target, setTarget] = useState(
    () => commonNext(chosen) ?? home.locations.find((it) => it.isTerminal)?.id ?? "",
  );
  const move = useMoveBins({ places: home.locations, today: home.today });
  const count = chosen.length;
  const to = home.locations.find(({ id }) => id === target);
  const confirm = async () => {
    const fillings = chosen.filter(({ locationId }) => locationId !== to?.id);
    if (to === undefined || fillings.length === 0) {
      return;
    }
    const isConfirmed = await ask({
      title: text("select.title", { count: fillings.length, place: to.name }),
      text: text(to.isTerminal ? "select.floorText" : "select.text"),
      confirm: text("select.confirm"),
      cancel: text("select.cancel"),
    });
    if (isConfirmed) {
      onDone();
      await move({ fillings, to });
    }
  };
  return (
    <fieldset className={classes.selection} aria-label={text("select.count", { count })}>
      <b>{text("select.count", { count })}</b>
      {count < shown && (
        <Button kind="plain" onClick={onAll}>
          {text("list.selectAll", { count: shown })}
        </Button>
      )}
      <BareSelect
        label={text("select.to")}
        value={target}
        options={home.locations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTarget}
      />
      <Button kind="primary" onClick={() => void confirm()}>
        {text("select.move")}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {text("select.none")}
      </Button>
    </fieldset>
  );
}

/** Where all of them go next; undefined when their ways part. */
function commonNext(chosen: readonly Backstock[]): string | undefined {
  const next = new Set(chosen.map(({ nextLocationId }) => nextLocationId));
  const [only] = next;
  return next.size === 1 ? (only ?? undefined) : undefined;
}
