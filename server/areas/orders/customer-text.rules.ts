import { formatTime } from "#common/time-format.ts";

type ReadyOrder = {
  name: string;
  customerName: string | null;
  store: string;
  pieces: number;
  closesAt: Date | null;
  /** What the store sold first, and has refunded since. */
  refunded: readonly string[];
};

/** The text that is offered, and sent only by a press. */
export function readyText(order: ReadyOrder, timeZone: string): string {
  const { name, customerName, store, pieces, closesAt, refunded } = order;
  const [firstName = ""] = (customerName ?? "").split(" ");
  const items = pieces === 1 ? "1 item" : `${pieces} items`;
  const open = closesAt === null ? "" : ` We're open until ${formatTime(closesAt, timeZone)}.`;
  return `Hi${firstName && ` ${firstName}`}, order ${name} is ready at ${store}: ${items}.${open}${sorryWords(refunded)}`;
}

function sorryWords(refunded: readonly string[]): string {
  if (refunded.length === 0) {
    return "";
  }
  const what =
    refunded.length === 1
      ? `${refunded[0]} sold here first and was`
      : `${refunded.length} items sold here first and were`;
  return ` ${what} refunded. Sorry about that.`;
}
