import { formatTime } from "#common/time-format.ts";

type ReadyOrder = { name: string; customerName: string | null; store: string; pieces: number; closesAt: Date | null };

/** The text that is offered, and sent only by a press. */
export function readyText({ name, customerName, store, pieces, closesAt }: ReadyOrder, timeZone: string): string {
  const [firstName = ""] = (customerName ?? "").split(" ");
  const items = pieces === 1 ? "1 item" : `${pieces} items`;
  const open = closesAt === null ? "" : ` We're open until ${formatTime(closesAt, timeZone)}.`;
  return `Hi${firstName && ` ${firstName}`}, order ${name} is ready at ${store}: ${items}.${open}`;
}
