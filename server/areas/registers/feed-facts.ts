/** From what a register service gave to the rows of the feed, in the store's own days and goods. */
import { hash } from "node:crypto";
import type { BusinessDate } from "#common/business-date.ts";
import { boundaryAt } from "#common/pos-files/day-boundary.ts";
import type { FeedFact, TicketFact } from "#common/pos-files/file-facts.ts";
import type { InventoryItemRow } from "#common/pos/pos-rows.ts";
import { businessDateAt } from "#common/store-time.ts";
import type { RegisterItem, RegisterRow, RegisterSale } from "#server/adapters/registers/registers.ts";
import type { ActingStore } from "#server/platform/context/context.ts";
import type { KnownItem } from "#server/platform/pos/service-feed/known-rows.db.ts";

/** A row of the feed without its number, and with the number of its state at the service. */
export type ServiceFact = { fact: FeedFact | Omit<InventoryItemRow, "seq">; version: number };

type Sources = {
  store: ActingStore;
  goods: "used" | "new";
  items: ReadonlyMap<string, KnownItem>;
  /** Of tickets that are there: they stay on their date while their time is the same. */
  ticketDates: ReadonlyMap<string, { at: Date; businessDate: BusinessDate }>;
};

export function toFacts(rows: readonly RegisterRow[], sources: Sources): ServiceFact[] {
  return rows.flatMap((row) => {
    switch (row.kind) {
      case "transaction":
        return [toTicket(row, sources)];
      case "item":
        return [toItem(row, sources)];
      case "drawer":
        return [];
      default: {
        const { version, ...fact } = row;
        return [{ fact: { ...fact, businessDate: dateAt(row.updatedAt, sources.store) }, version }];
      }
    }
  });
}

function toTicket(sale: RegisterSale, { store, goods, items, ticketDates }: Sources): ServiceFact {
  const { version, lines, ...ticket } = sale;
  const before = ticketDates.get(ticket.externalId);
  const isSameTime = before?.at.getTime() === Date.parse(ticket.at);
  const fact: TicketFact = {
    ...ticket,
    businessDate: before !== undefined && isSameTime ? before.businessDate : dateAt(ticket.at, store),
    lines: lines.map(({ itemId, what, ...line }) => {
      const item = items.get(itemId ?? "");
      return {
        ...line,
        sku: item?.sku ?? "",
        categoryCode: (item?.categoryPath.at(-1) ?? "").slice(0, 64),
        goods: what === "giftCard" ? "giftCard" : what === "charge" ? "other" : (item?.goods ?? goods),
        cost: null,
      };
    }),
  };
  return { fact, version };
}

/** Of a service's item there are as many pieces as the shop has: it is a kind of piece, and none is counted. */
function toItem(item: RegisterItem, { store, goods }: Sources): ServiceFact {
  const { version, externalId, updatedAt, receivedAt, sku, description, categoryPath, price, isGone } = item;
  const fact: Omit<InventoryItemRow, "seq"> = {
    kind: "inventoryItem",
    ...{ externalId, updatedAt, sku, description, categoryPath, price, receivedAt, goods },
    businessDate: dateAt(updatedAt, store),
    ...{ brand: null, size: null, quantity: 0, cost: null, buyId: null },
    status: isGone ? "removed" : "inStock",
    ...{ soldAt: null, soldTransactionId: null },
  };
  return { fact, version };
}

/** A service has no days of its own: the store's boundary decides. */
export function dateAt(instant: string, { timeZone, boundaryMinutes }: ActingStore): BusinessDate {
  const at = new Date(instant);
  const minutes = boundaryAt(boundaryMinutes, at);
  return businessDateAt(at, { timeZone, boundaryMinutes: minutes, hasDayClose: () => false });
}

/** Two states with the same digest are the same to us, whatever else the service changed. */
export function digestOf({ fact }: ServiceFact): string {
  const { updatedAt: _changed, ...rest } = fact;
  return hash("sha256", JSON.stringify(rest), "base64url");
}

/** A row that holds the first state keeps what it is: an older one that comes late is not taken. */
export function isNewer(
  { fact, version }: ServiceFact,
  taken: { updatedAt: Date; version: number; digest: string } | undefined,
): boolean {
  if (taken === undefined) {
    return true;
  }
  const difference = Date.parse(fact.updatedAt) - taken.updatedAt.getTime();
  return difference > 0 || (difference === 0 && version >= taken.version);
}
