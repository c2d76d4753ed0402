import { z } from "zod";

/** Ids of one account's rows, tried wherever an id is accepted. */
export type Ids = {
  uuid: string;
  number: number;
  storeId: number;
  accountId: number;
  userId: number;
  employeeId: number;
};

const nodeSchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

type Node = z.infer<typeof nodeSchema>;
type At = { ids: Ids; name: string };

/** Generates valid inputs for a schema, one per distinct choice of ids. */
export function madeUpInputs(schema: z.ZodType, choices: readonly Ids[]): object[] {
  const json: unknown = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const made = choices.map((ids) => JSON.stringify(valueFor(json, { ids, name: "" }) ?? {}));
  return [...new Set(made)].map((text) => z.looseObject({}).parse(JSON.parse(text)));
}

/** Fields that are valid only together with others: cursor, order, filter, alternative repeat. */
export const leftEmpty = new Set(["after", "before", "sortBy", "filter", "monthlyDay"]);

function valueFor(raw: unknown, at: At): unknown {
  const parsedNode = nodeSchema.safeParse(raw).data;
  if (parsedNode === undefined || (leftEmpty.has(at.name) && parsedNode.enum === undefined)) {
    return null;
  }
  const choice = parsedNode.anyOf?.[0] ?? parsedNode.oneOf?.[0];
  if (choice !== undefined) {
    return valueFor(choice, at);
  }
  if (parsedNode.allOf) {
    return Object.assign({}, ...parsedNode.allOf.map((part) => valueFor(part, at)));
  }
  return parsedNode.const ?? parsedNode.enum?.[0] ?? plainValueFor(parsedNode, at);
}

function plainValueFor(node: Node, at: At): unknown {
  switch (node.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([name, part]) => [name, valueFor(part, { ids: at.ids, name })]),
      );
    case "array":
      return Array.from({ length: Math.max(1, node.minItems ?? 0) }, () => valueFor(node.items, at));
    case "boolean":
      return false;
    case "null":
      return null;
    case "string":
      return textFor(node.format ?? "", at);
    case undefined:
      // JSON Schema has no form for a `Date`; the name shows it.
      return /(At|Until)$|^(at|from|to|until|readTo|notAfter)$/.test(at.name) ? "2026-11-20T12:00:00Z" : numberFor(at);
    default:
      return numberFor(at);
  }
}

function numberFor({ ids, name }: At): number {
  const numbersByName = new Map([
    ["storeId", ids.storeId],
    ["storeIds", ids.storeId],
    ["defaultStoreId", ids.storeId],
    ["userId", ids.userId],
    ["employeeId", ids.employeeId],
    ["role", 0],
    ["limit", 50],
    ["first", 25],
    ["last", 25],
    ["birthYear", 1990],
    ["bags", 1],
    ["weekday", 1],
    ["weekStart", 0],
    ["opensMinutes", 600],
    ["closesMinutes", 1260],
    ["buyingClosesMinutes", 1200],
    ["idleSeconds", 90],
    ["fullness", 2],
    ["ageLimitDays", 365],
    ["pullWindowDays", 14],
    ["pinDigitsMin", 4],
    ["businessDayBoundaryMinutes", 180],
    ["historyYears", 7],
    ["reminderHour", 10],
    ["reminderDaysBeforeEnd", 3],
    ["redeemAmount", 1000],
    ["redeemMinSpend", 4000],
    ["earnMinSpend", 4000],
    ["count", 1],
    ["width", 8],
    ["height", 1],
    ["part", 0],
  ]);
  return numbersByName.get(name) ?? (name.endsWith("Cents") ? 100_000 : ids.number);
}

/** Of a format (`uuid`, `date` …) or, without one, of a name that means something. */
export function textFor(format: string, { ids, name }: At): string {
  const textsByName = new Map([
    ["uuid", ids.uuid],
    ["date", "2026-11-20"],
    ["date-time", "2026-11-20T12:00:00Z"],
    ["email", "eve@hangtag.test"],
    ["address", "eve@hangtag.test"],
    ["pin", "2580"],
    ["pinRepeat", "2580"],
    ["password", "my very own words"],
    ["phoneNumber", "3125554567"],
    ["mobile", "3125554567"],
    ["phone", "3125554567"],
    ["provider", "twilio"],
    ["cellphone", "3125554567"],
    ["signaturePath", "M1 1L9 9"],
    ["emergencyPhone", "3125554567"],
    ["code", "ABCDEFGH"],
    // An order's number in its shop.
    ["externalId", "5123456789012"],
    // A kind of record, and in the form of a line's kind in a service's log.
    ["kind", "device"],
    ["last4", "4242"],
    ["ein", "391234567"],
    ["website", "https://example.com"],
    ["privacyUrl", "https://example.com/privacy"],
    ["termsUrl", "https://example.com/terms"],
    ["contactPhone", "3125554567"],
    ["contactEmail", "eve@hangtag.test"],
    ["initials", "EVE"],
    ["number", "82399"],
    // Eight dots of a picture.
    ["dataBase64", "gA=="],
    ["base64", "gA=="],
    ["timeZone", "America/Denver"],
    ["state", "OH"],
    ["zip", "43085"],
    ["color", "#20703a"],
    ["season", "all"],
    ["columns", "sales"],
    ["text", "2580"],
    ["binPrefix", "B-"],
    ["starts", "03-01"],
    ["ends", "08-31"],
    ["step", "magic-goals"],
    ["secret", "shpss_0123456789abcdef"],
    ["channel", `private-store-${ids.storeId}`],
    ["socketId", "1.1"],
    // The first bytes of a JPEG, and the form of a picture's key.
    ["picture", "/9j/4AECAw=="],
    ["key", "k".repeat(32)],
    ["mapping", '{"exports":[{"kind":"ticketLines","columns":{"number":"a","at":"b","quantity":"c","amount":"d"}}]}'],
  ]);
  return textsByName.get(format) ?? textsByName.get(name) ?? (/[iI]d$/.test(name) ? ids.uuid : "2580 Eve");
}
