/** A bookkeeping service as the network returns it, with the record kinds. */

const integration = {
  __typename: "Integration",
  ...{ id: "quickbooks", name: "QuickBooks", need: "bookkeeping", about: "Posts each day's journal", credentials: [] },
  exchange: { __typename: "IntegrationExchange", gets: "Accounts", sends: "Three entries a day", never: "Customers" },
  ...{ state: "NOT_CONNECTED", accountName: "", placeId: null, placeName: "", pendingPunches: 0 },
  ...{
    connectedAt: null,
    connectedBy: "",
    signInEndsAt: null,
    connectingUntil: null,
    activatedAt: null,
    lastOkAt: null,
    lastError: null,
    needsAction: null,
  },
};

type Fields = Record<string, unknown>;

function anAccount(id: string, [number, name]: [string, string], [type, classification]: [string, string]): Fields {
  return { __typename: "BooksAccount", id, number, name, type, classification, isActive: true, isPostable: true };
}

const bank: [string, string] = ["Bank", "ASSET"];
const asset: [string, string] = ["Other Current Asset", "ASSET"];
const liability: [string, string] = ["Other Current Liability", "LIABILITY"];

/** Five accounts, the last one inactive. */
const accounts = [
  anAccount("30", ["1000", "Checking"], bank),
  anAccount("31", ["1310", "Inventory, used goods"], asset),
  anAccount("32", ["1010", "Cash clearing"], asset),
  anAccount("33", ["2320", "Customer credit"], liability),
  { ...anAccount("34", ["5020", "Old costs"], ["Cost of Goods Sold", "EXPENSE"]), isActive: false },
];

/** A line of the entry for buys that nobody has chosen an account for. */
export function aMappedLine(fields: Fields): Fields {
  return {
    __typename: "MappedLine",
    ...{ kind: "BUYS", side: "DEBIT", amount: 0, accountId: null, guess: null, classifications: ["ASSET"] },
    definition: "",
    ...fields,
  };
}

function aGuess(accountId: string, why = "Name match"): Fields {
  return { __typename: "AccountGuess", accountId, isSure: why === "Name match", why };
}

const lines = [
  aMappedLine({ key: "goods_bought", name: "Goods bought", amount: 148_800, guess: aGuess("31") }),
  aMappedLine({ key: "cash_paid", name: "Cash paid", side: "CREDIT", amount: 99_000, guess: aGuess("32") }),
  aMappedLine({
    ...{ key: "trade_credit_issued", name: "Trade credit issued", side: "CREDIT", amount: 49_800 },
    ...{ guess: aGuess("33", "Check: the closest name there is"), classifications: ["LIABILITY"] },
  }),
  aMappedLine({ key: "digital_payouts", name: "Digital payouts", side: "CREDIT" }),
];

/** Signed in, nothing chosen yet. */
export const connected = {
  integration: { ...integration, state: "CONNECTED", connectedAt: "2026-11-02T09:58:00Z", connectedBy: "Marcus" },
  settings: {
    __typename: "PostingSettings",
    ...{ companyName: "Whitfield Resale LLC", closedThrough: "2025-12-31", isCompanyConfirmed: false },
    ...{ startDate: null, accountsReadAt: "2026-11-02T09:58:00Z", pausedUntil: null },
  },
  accounts,
  classes: [
    { __typename: "BooksClass", id: "501", name: "Maple Street" },
    { __typename: "BooksClass", id: "502", name: "Elm Street" },
  ],
  sampleDate: "2026-10-30",
  lines,
};

/** The service before anybody signed in, but for `changes`. */
export function someBooks(changes: object): Fields {
  return {
    __typename: "Bookkeeping",
    ...{ integration, settings: null, accounts: [], classes: [], usesClasses: null, sampleDate: null, lines: [] },
    ...{ isMapped: false, problems: [], backfill: null },
    counts: { __typename: "PostingCounts", sent: 0, notSent: 0, changed: 0, waiting: 0, lastSentAt: null },
    ...changes,
  };
}

/** The buys of October 30 were not sent. */
export function aProblem(fields: Fields): Fields {
  return {
    __typename: "Posting",
    ...{ date: "2026-10-30", kind: "BUYS", number: "B12345-261030", problem: "Business Validation Error" },
    ...{ sentAt: null, remoteDebit: null },
    ...fields,
  };
}

/** A year's run that is in May. */
export function aBackfill(fields: Fields = {}): Fields {
  const month = (name: string, entries: number, done: number) => ({
    __typename: "BackfillMonth",
    ...{ month: name, entries, done },
  });
  return {
    __typename: "Backfill",
    ...{ id: "b1", from: "2026-01-01", to: "2026-10-31", state: "RUNNING", startedBy: "Marcus", endedAt: null },
    ...{ posted: 394, alreadyThere: 18, refused: 0, left: 488, perMinute: 118, minutesLeft: 4 },
    months: [month("2026-04", 90, 90), month("2026-05", 93, 64), month("2026-06", 90, 0)],
    ...fields,
  };
}
