import { IconArrowRight, IconDotsVertical, IconInfoCircle, IconPrinter } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { useMoveBins } from "#web/areas/backstock/moves/use-move-bins.ts";
import type { BackstockSearch } from "./backstock-search.ts";
import type { BackstockHome } from "./home.queries.ts";
import { text } from "./home-text.ts";

type BinActionsProps = {
  filling: Backstock;
  home: BackstockHome;
  search: BackstockSearch;
  /** `row` in a table, `wide` on a card, `primary` in the bin's own dialog, which needs no link to the details. */
  look?: "row" | "wide" | "primary";
};

/** A button that moves the bin to its next place; a menu with the other places and the details. */
export function BinActions({ filling, home, search, look = "row" }: BinActionsProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const couldMove = useCanAfterPin()("backstock:move");
  const [isPrinting, setIsPrinting] = useState(false);
  const move = useMoveBins({ places: home.locations, today: home.today });
  const next = home.locations.find(({ id }) => id === filling.nextLocationId);
  const others = home.locations.filter(({ id }) => id !== filling.locationId && id !== next?.id);
  const details = {
    label: text("list.details"),
    icon: <IconInfoCircle size={18} />,
    onSelect: () =>
      void navigate({
        to: "/s/$storeId/backstock/detail/edit/$backstockId",
        params: { storeId, backstockId: filling.id },
        search,
      }),
  };
  const elsewhere = others.map((place) => ({
    label: moveText("move.to", { place: place.name }),
    icon: <IconArrowRight size={18} />,
    onSelect: () => void move({ fillings: [filling], to: place }),
  }));
  const print = {
    label: text("list.print"),
    icon: <IconPrinter size={18} />,
    onSelect: () => setIsPrinting(true),
  };
  const items = [...(couldMove ? elsewhere : []), ...(look === "primary" ? [] : [details]), print];
  return (
    <>
      {couldMove && next !== undefined && (
        <Button
          kind={look === "primary" ? "primary" : "default"}
          isCompact={look === "row"}
          isWide={look !== "row"}
          icon={<IconArrowRight size={18} />}
          aria-label={moveText("move.binTo", { place: next.name, bin: filling.bin })}
          onClick={() => void move({ fillings: [filling], to: next })}
        >
          {moveText("move.to", { place: next.name })}
        </Button>
      )}
      <Menu label={text("list.moreOf", { bin: filling.bin })} icon={<IconDotsVertical size={20} />} items={items} />
      {isPrinting && <PrintLabelsDialog selection={{ binIds: [filling.binId] }} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
