import type { ContactValues, Credentials, PushedPerson } from "#server/adapters/contacts/contacts.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./constant-contact-answers.ts";
import type { ConstantContactCall } from "./constant-contact-call.ts";
import { constantContactFields, constantContactPaths as paths } from "./constant-contact-paths.ts";
import type { OwnField } from "./constant-contact-paths.ts";

/** How the account names a field of ours; one that was deleted there is not among them. */
export type AccountFields = Readonly<Partial<Record<OwnField, { id: string; name: string }>>>;

export type FieldsOf = (credentials: Credentials) => Promise<AccountFields>;

const pageSize = 100;
/** A field that is renamed or deleted there is noticed after this long. */
const keptMs = 600_000;

const ownFields = Object.keys(constantContactFields) as OwnField[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of a constant

/** The account's fields, read once in a while: each request counts against the day's. */
export function accountFields(call: ConstantContactCall): {
  read: FieldsOf;
  add(credentials: Credentials): Promise<void>;
} {
  const held = new Map<string, { fields: AccountFields; until: number }>();

  const read = async (credentials: Credentials): Promise<AccountFields> => {
    const { accountId = "" } = credentials;
    const kept = held.get(accountId);
    if (kept !== undefined && kept.until > Date.now()) {
      return kept.fields;
    }
    const response = await call({ credentials, path: paths.fields, query: { limit: String(pageSize) } });
    const there = readResponse(answers.fields, response).custom_fields;
    const fields: AccountFields = Object.fromEntries(
      ownFields.flatMap((own) => {
        const field = there.find(({ label }) => label === constantContactFields[own].label);
        return field === undefined ? [] : [[own, { id: field.custom_field_id, name: field.name }]];
      }),
    );
    held.set(accountId, { fields, until: Date.now() + keptMs });
    return fields;
  };

  return {
    read,
    async add(credentials) {
      held.delete(credentials["accountId"] ?? "");
      const fields = await read(credentials);
      for (const own of ownFields.filter((each) => fields[each] === undefined)) {
        await call({ credentials, path: paths.fields, body: constantContactFields[own] });
      }
      held.delete(credentials["accountId"] ?? "");
    },
  };
}

const kinds = { seller: "Seller", shopper: "Shopper", both: "Seller, Shopper" } as const;

/** What goes into fields of our own. An empty value is left out, because it would blank the one that is there. */
export function ownValues({ store = "", kind, lastVisitOn = "" }: ContactValues): [OwnField, string][] {
  const values: [OwnField, string][] = [
    ["store", store.slice(0, mostValue)],
    ["kind", kind === undefined ? "" : kinds[kind]],
    ["lastVisitOn", lastVisitOn],
  ];
  return values.filter(([, value]) => value !== "");
}

const mostValue = 255;
const mostName = 50;

/** The values that every contact has a field for, by its name there. */
export function plainValues({ firstName = "", lastName = "", mobile = "" }: ContactValues, phoneField: string) {
  const values = [
    ["first_name", firstName.slice(0, mostName)],
    ["last_name", lastName.slice(0, mostName)],
    [phoneField, mobile],
  ] as const;
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

type People = { listId: string; people: readonly Pick<PushedPerson, "email" | "values">[] };

/** A field that is not given keeps its value there: https://developer.constantcontact.com/api_guide/import_contacts_json.html */
export function importBody({ listId, people }: People, fields: AccountFields) {
  return {
    list_ids: [listId],
    import_data: people.map(({ email, values }) => ({
      email,
      ...plainValues(values, "phone"),
      ...Object.fromEntries(
        ownValues(values).flatMap(([own, value]) => {
          const field = fields[own];
          return field === undefined ? [] : [[`cf:${field.name}`, value]];
        }),
      ),
    })),
  };
}
