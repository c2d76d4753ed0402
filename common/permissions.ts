/**
 * The one policy table: which kind of person may do what. Code asks for names, never for roles; the server decides,
 * the web only hides. "Needs an employee" is declared by each operation, not here.
 */

export const roles = { user: 0, manager: 1, districtManager: 2, owner: 3, support: 4 } as const;
export type Role = (typeof roles)[keyof typeof roles];

/** `till`: a register's own user with nobody confirmed by PIN. */
export const people = ["till", "employee", "manager", "district", "owner", "support"] as const;
export type Person = (typeof people)[number];

const everyone = people;
const staff = ["employee", "manager", "district", "owner", "support"] as const;
const staffNoSupport = ["employee", "manager", "district", "owner"] as const;
const managers = ["manager", "district", "owner", "support"] as const;
const managersNoSupport = ["manager", "district", "owner"] as const;
const owners = ["owner"] as const;
const support = ["support"] as const;

const grants = {
  "daybook:view": everyone,
  "daybook:tick": staff,
  "daybook:write": staff,
  "daybook:view-manager-content": managers,
  "daybook:manage": managers,
  "daybook:settings": managers,
  "team:view": everyone,
  "team:clock": staffNoSupport,
  "team:set-own-pin": staffNoSupport,
  "team:reset-pin": staffNoSupport,
  "team:manage": managers,
  "team:view-emergency-contact": managersNoSupport,
  "team:view-wages": managersNoSupport,
  "team:decide-on-wages": owners,
  "users:manage": managers,
  "goals:view": everyone,
  "goals:edit": managers,
  "goals:edit-frozen": owners,
  "backstock:view": everyone,
  "backstock:move": staff,
  "backstock:settings": managers,
  "backstock:transfer": managersNoSupport,
  "reports:view": everyone,
  "reports:view-manager-reports": managers,
  "reports:export": managers,
  "reports:view-all-stores": ["district", "owner", "support"],
  "bounceback:view": everyone,
  // A register with nobody confirmed too: who redeems is asked last, after what would refuse the coupon anyway.
  "bounceback:redeem": everyone,
  "bounceback:issue": staffNoSupport,
  // Other amounts and dates, more than a handful at once, voids, undoing, and letting pass what the rules stop.
  "bounceback:manage": managersNoSupport,
  "bounceback:settings": managers,
  // Coupons that nobody can check, up to an amount, while there is no connection.
  "bounceback:decide-on-offline": owners,
  "buys:view": everyone,
  "buys:check-in": staffNoSupport,
  // Lets pass what the rules stop (too young, do not buy), and opens a finished buy again.
  "buys:override": managersNoSupport,
  "buys:settings": managers,
  "customers:view": everyone,
  "customers:edit": staffNoSupport,
  "customers:manage": managersNoSupport,
  "texting:view": everyone,
  "texting:send": staffNoSupport,
  "texting:settings": managers,
  "orders:view": everyone,
  "orders:pick": staffNoSupport,
  "inventory:view": everyone,
  "inventory:view-seller": managers,
  "settings:view": everyone,
  "settings:edit": managers,
  "devices:manage": managers,
  // Printing costs a label. Taking another person's back leaves that person waiting at a printer: managers only.
  "printing:print": staff,
  "printing:manage": managers,
  "pos:feed": ["till"],
  "audit:view": managers,
  "automations:manage": managers,
  "software-updates:view": everyone,
  "onboarding:do": managers,
  "billing:view": ["owner", "support"],
  "billing:manage": owners,
  // The file holds what everybody wrote and earned.
  "company:export": owners,
  "company:close": owners,
  "store:add": managers,
  // A copy to practice in: where it is, and making, renewing and deleting it.
  "training:view": managers,
  "training:manage": owners,
  "password:change-own": staff,
  "sessions:manage-own": staff,
  "jobs:manage": support,
  // One backup holds every company of the installation; who owns one may know how old it is.
  "backups:view": ["owner", "support"],
  "mailbox:view": support,
  // Of the whole installation: an owner must not send another company's people to their own address.
  "support-contact:edit": support,
} as const satisfies Record<string, readonly Person[]>;

export type Permission = keyof typeof grants;

export function may(person: Person, permission: Permission): boolean {
  const granted: readonly Person[] = grants[permission];
  return granted.includes(person);
}

/** Who is acting: a login counts with its role, a register counts with the employee confirmed at it. */
export function personOf(actor: {
  type: "User" | "PosUser";
  role: number;
  employee: { isManager: boolean } | null;
}): Person {
  if (actor.type === "PosUser") {
    return actor.employee ? (actor.employee.isManager ? "manager" : "employee") : "till";
  }
  return personOfRole(actor.role);
}

function personOfRole(role: number): Person {
  const byRole: readonly Person[] = ["employee", "manager", "district", "owner", "support"];
  return byRole[role] ?? "employee";
}
