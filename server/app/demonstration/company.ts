import { roles } from "#common/permissions.ts";

/** The invented company that `npm start` shows: three shops of three kinds, and one person for each way to sign in. */

export const demonstrationPassword = "hangtag-demo";
export const demonstrationPin = "4816";

export type DemonstrationStore = {
  /** Folder of its till under the data folder, and its name in the simulator. */
  key: string;
  tillKind: "clothing" | "kids" | "music";
  name: string;
  initials: string;
  number: string;
  brandKind: "teen" | "kids" | "music";
  timeZone: string;
  grandOpeningOn: string;
  phoneNumber: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  color: string;
  employees: readonly DemonstrationEmployee[];
};

export type DemonstrationEmployee = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  isManager?: true;
  /** The user that also signs in, if any. */
  user?: string;
};

export const ownerEmail = "owner@demo.hangtag.test";
export const supportAccount = "Hangtag support";
export const company = "Second Story Resale";

export const stores: readonly DemonstrationStore[] = [
  {
    key: "maple",
    tillKind: "clothing",
    name: "Maple Street",
    initials: "MPL",
    number: "12345",
    brandKind: "teen",
    timeZone: "America/Chicago",
    grandOpeningOn: "2019-05-04",
    phoneNumber: "6085550142",
    address: "418 Maple Street",
    city: "Madison",
    state: "WI",
    zip: "53703",
    color: "#6d4aa8",
    employees: [
      {
        firstName: "Marcus",
        lastName: "King",
        phoneNumber: "6085550101",
        isManager: true,
        user: "manager@demo.hangtag.test",
      },
      { firstName: "Ana", lastName: "Ruiz", phoneNumber: "6085550102", user: "employee@demo.hangtag.test" },
      { firstName: "Devon", lastName: "Wells", phoneNumber: "6085550103" },
      { firstName: "Priya", lastName: "Shah", phoneNumber: "6085550104" },
      { firstName: "Jo", lastName: "Lindqvist", phoneNumber: "6085550105" },
      { firstName: "Noah", lastName: "Baptiste", phoneNumber: "6085550106" },
      { firstName: "Harper", lastName: "Nguyen", phoneNumber: "6085550107" },
      { firstName: "Mei", lastName: "Tanaka", phoneNumber: "6085550108" },
      { firstName: "Alexandria", lastName: "Montgomery-Castellanos", phoneNumber: "6085550109" },
    ],
  },
  {
    key: "lakeside",
    tillKind: "kids",
    name: "Lakeside Kids",
    initials: "LAK",
    number: "24680",
    brandKind: "kids",
    timeZone: "America/Chicago",
    grandOpeningOn: "2021-03-13",
    phoneNumber: "6515550142",
    address: "2210 Lake Avenue",
    city: "Saint Paul",
    state: "MN",
    zip: "55105",
    color: "#1f6fb2",
    employees: [
      { firstName: "Rosa", lastName: "Delgado", phoneNumber: "6515550101", isManager: true },
      { firstName: "Tyler", lastName: "Brandt", phoneNumber: "6515550102" },
      { firstName: "Imani", lastName: "Okafor", phoneNumber: "6515550103" },
      { firstName: "Grace", lastName: "Larsen", phoneNumber: "6515550104" },
      { firstName: "Owen", lastName: "Petrov", phoneNumber: "6515550105" },
      { firstName: "Sofia", lastName: "Marino", phoneNumber: "6515550106" },
    ],
  },
  {
    key: "sixth",
    tillKind: "music",
    name: "Sixth String Music",
    initials: "SIX",
    number: "61234",
    brandKind: "music",
    timeZone: "America/Denver",
    grandOpeningOn: "2023-09-16",
    phoneNumber: "3035550142",
    address: "905 Larimer Street",
    city: "Denver",
    state: "CO",
    zip: "80204",
    color: "#a4552a",
    employees: [
      { firstName: "Walt", lastName: "Hendricks", phoneNumber: "3035550101", isManager: true },
      { firstName: "Nina", lastName: "Okonkwo", phoneNumber: "3035550102" },
      { firstName: "Caleb", lastName: "Stone", phoneNumber: "3035550103" },
      { firstName: "Dana", lastName: "Whitfield", phoneNumber: "3035550104" },
    ],
  },
];

export type DemonstrationUser = {
  email: string;
  fullName: string;
  role: number;
  account: typeof company | typeof supportAccount;
  /** Keys of the stores reached; district managers, owners and support reach theirs by role. */
  stores: readonly string[];
};

export const users: readonly DemonstrationUser[] = [
  { email: ownerEmail, fullName: "Evelyn Hart", role: roles.owner, account: company, stores: [] },
  {
    email: "district@demo.hangtag.test",
    fullName: "Sam Okoro",
    role: roles.districtManager,
    account: company,
    stores: [],
  },
  {
    email: "manager@demo.hangtag.test",
    fullName: "Marcus King",
    role: roles.manager,
    account: company,
    stores: ["maple"],
  },
  { email: "employee@demo.hangtag.test", fullName: "Ana Ruiz", role: roles.user, account: company, stores: ["maple"] },
  {
    email: "support@demo.hangtag.test",
    fullName: "Riley Chen",
    role: roles.support,
    account: supportAccount,
    stores: [],
  },
];
