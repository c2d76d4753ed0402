import { unknownText } from "#common/unknown-text.ts";
import { text } from "./page-text.ts";

type Containers = { bags: number; boxes: number; bins: number; others: number };

/** `2 bags, 1 box`; a dash when nobody counted. */
export function broughtText({ bags, boxes, bins, others }: Containers): string {
  const parts = [
    bags > 0 && text("bags", { count: bags }),
    boxes > 0 && text("boxes", { count: boxes }),
    bins > 0 && text("bins", { count: bins }),
    others > 0 && text("others", { count: others }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? unknownText : parts.join(", ");
}
