/** What a check-in reads of its store, and of the people it might be. */
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

/** A store whose sellers need neither an email nor an ID, and sign nothing. */
export function checkInFakes({
  isLinked = true,
  takesCheckIns = true,
}: { isLinked?: boolean; takesCheckIns?: boolean } = {}): GraphqlFakes {
  const checkInStart = {
    __typename: "CheckInStart",
    posName: "Maple POS",
    isLinked,
    takesCheckIns,
    slipDeviceIds: [],
    today: "2026-03-04",
  };
  const buySettings = {
    __typename: "BuySettings",
    requiresEmail: false,
    requiresIdNumber: false,
    requiresPosCode: true,
    minimumAge: 18,
    signsOnPaper: false,
    abandonAfterDays: 2,
    idRetention: null,
  };
  return {
    CheckInStart: () => ({ data: { checkInStart, buySettings, buyPolicy: null } }),
    MatchCustomers: () => ({
      data: { matchCustomers: { __typename: "CustomerMatches", matches: [], posCustomers: [] } },
    }),
  };
}

export function aCustomer(more: Partial<Customer> = {}): Customer {
  return {
    id: "0193a6f0-0000-7000-8000-000000000007",
    firstName: "Curtis",
    lastName: "West",
    fullName: "Curtis West",
    mobile: "+12165550142",
    email: null,
    street: "",
    city: "",
    state: "",
    zip: "",
    country: "",
    birthYear: null,
    isOver18: true,
    idType: null,
    idState: "",
    idExpiresOn: null,
    idLast4: null,
    hasIdNumber: false,
    idCheckedAt: null,
    idCheckedBy: null,
    isDoNotBuy: false,
    doNotBuyAt: null,
    doNotBuyBy: null,
    note: "",
    createdAt: "2026-03-04T17:00:00Z",
    erasedAt: null,
    version: "1",
    ...more,
  };
}
