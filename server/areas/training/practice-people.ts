import { z } from "zod";
import { practiceAreaCode, practicePhone, practicePin } from "#common/training/practice.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { employeesOf } from "#till/pos/simulator/people/employees.ts";
import * as db from "./practice-people.db.ts";
import { findPracticePlace } from "./practice-register.db.ts";
import { practiceShop } from "./practice-shop.ts";

/** Enough for a shift, a schedule and a list of people; the first is the manager. */
const teamSize = 6;
const managerWageCents = 2200;
const wageCents = 1500;
const rateSince = 400;

/** The made-up team, with the names and codes that the made-up register has. All have one PIN, which trainees are told. */
export const addPeople = operation({
  name: "training.addPeople",
  kind: "write",
  permission: "training:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { sql, store, now } = context;
    if (store.isTraining !== true || (await db.hasEmployees(sql, store.id))) {
      return;
    }
    const areaCode = practiceAreaCode((await findPracticePlace(sql, store.id)).phoneNumber);
    const people = employeesOf(await practiceShop(context)).slice(0, teamSize);
    const pinHash = await hashSecret(practicePin);
    const startsOn = new Date(now.getTime() - rateSince * 86_400_000).toISOString().slice(0, 10);
    for (const [place, { name, drsUserId, drsEmployeeCode }] of people.entries()) {
      const [firstName = name, ...rest] = name.split(" ");
      const employeeId = await db.insertEmployee(sql, {
        ...{ storeId: store.id, accountId: store.accountId, firstName, lastName: rest.join(" ") },
        ...{ drsUserId, drsEmployeeCode, isManager: place === 0, phoneNumber: practicePhone(areaCode, 101 + place) },
        ...{ pinHash, pinDigits: practicePin.length, pinSetAt: now },
      });
      const hourlyWageCents = place === 0 ? managerWageCents : wageCents;
      await db.insertRate(sql, { storeId: store.id, employeeId, startsOn, hourlyWageCents, now });
    }
  },
});
