import type { CustomerFact } from "#common/pos-files/file-facts.ts";
import type { CustomersMap } from "./customers-map.ts";
import { readName } from "./read-name.ts";
import type { RowCells } from "./row-cells.ts";

/**
 * A birthday and a consent to marketing are not read: the feed has no place for them, and a box that was ticked at
 * another program's counter allows no text of ours.
 */
export function readCustomer(cells: RowCells, { columns }: CustomersMap): CustomerFact {
  return {
    kind: "customer",
    externalId: cells.required(columns.id),
    ...cells.written(),
    name: readName(cells, columns),
    phone: cells.optional(columns.phone),
    customerCode: cells.optional(columns.customerCode),
    email: cells.optional(columns.email),
    address: readAddress(cells, columns),
    idNumber: null,
    flags: [],
    storeCredit: cells.cents(columns.storeCredit) ?? 0,
    tradeCredit: cells.cents(columns.tradeCredit) ?? 0,
  };
}

function readAddress(cells: RowCells, columns: CustomersMap["columns"]): CustomerFact["address"] {
  const address = {
    street: cells.text(columns.street),
    city: cells.text(columns.city),
    state: cells.text(columns.state),
    zip: cells.text(columns.zip),
  };
  const isEmpty = Object.values(address).every((part) => part === "");
  return isEmpty ? null : { ...address, country: "US" };
}
