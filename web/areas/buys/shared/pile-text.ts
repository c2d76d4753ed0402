import { text } from "./waiting-text.ts";

type Pile = { bags: number; boxes: number; bins: number; others: number };

/** `2 bags, 1 box`. */
export function pileText({ bags, boxes, bins, others }: Pile): string {
  const parts = [
    bags > 0 && text("pile.bags", { count: bags }),
    boxes > 0 && text("pile.boxes", { count: boxes }),
    bins > 0 && text("pile.bins", { count: bins }),
    others > 0 && text("pile.others", { count: others }),
  ];
  return parts.filter((part) => part !== false).join(", ");
}
