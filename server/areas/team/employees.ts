import { z } from "zod";
import {
  employeeAdded,
  employeeDeactivated,
  employeeEdited,
  employeeReactivated,
  posEmployeeLinked,
  posEmployeeUnlinked,
} from "#server/events/team.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { isEndOfPhone } from "#common/pins/pin.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { seenVersion } from "#server/platform/operations/version-of.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { clockOutIfIn } from "#server/areas/clock/clock.ts";
import { employeeChanges, employeeId, newEmployee } from "./employee-input.ts";
import * as db from "./employees.db.ts";
import type { EmployeeDetails, EmployeeRow } from "./employees.db.ts";
import { endConfirmationsOfEmployee } from "./confirmations.db.ts";
import { refuseUnlessSeesWages, savePayRate } from "./pay-rates.ts";
import { getTeamSettings } from "./team-settings.db.ts";
import { employeeVersion, loadEmployee } from "./members.ts";
import type { Employee } from "./members.ts";
import { fullName } from "#common/people/full-name.ts";

export const addEmployee = operation({
  name: "team.addEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: newEmployee,
  async run(context, { pin, hourlyWageCents, ...details }): Promise<Employee> {
    const { store } = context;
    if (hourlyWageCents !== null) {
      await refuseUnlessSeesWages(context);
    }
    await refuseTakenCode(context, { code: details.drsEmployeeCode, exceptEmployeeId: null });
    if (pin !== null && isEndOfPhone(pin, details.phoneNumber)) {
      throw invalidInput({ pin: ["Don't use the end of the phone number"] });
    }
    await refuseShortPin(context, pin);
    const newPin = pin === null ? null : { hash: await hashSecret(pin), digits: pin.length };
    const place = { storeId: store.id, accountId: store.accountId };
    const id = await db.insertEmployee(context.sql, { ...details, ...place, pin: newPin, now: context.now });
    await context.emit(employeeAdded, { employeeId: id, after: employeeEventFields(details) }, subject(id));
    if (hourlyWageCents !== null) {
      const startsOn = await findBusinessDate(context.sql, { storeId: store.id, at: context.now });
      await savePayRate(context, { employeeId: id, startsOn, hourlyWageCents });
    }
    return loadEmployee(context, id);
  },
});

/** Changes the fields that are sent. `version` names what the editor had read. */
export const editEmployee = operation({
  name: "team.editEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId, changes: employeeChanges, version: seenVersion }),
  async run(context, { employeeId: id, changes, version: seen }): Promise<Employee> {
    const storeId = context.store.id;
    const before = await lockedEmployee(context, id);
    const saving = {
      kind: "Employee" as const,
      id: String(id),
      names: detailEvents,
      version: employeeVersion(before),
      seen,
    };
    await refuseUnseen(context, saving);
    const changed = definedOnly(changes);
    const after = { ...before, ...changed };
    if (after.userId !== null && after.userId !== before.userId) {
      await refuseWrongLogin(context, { userId: after.userId, exceptEmployeeId: id });
    }
    if (before.isManager && !after.isManager) {
      await refuseLosingLastManager(context);
    }
    if (before.isActive && after.drsEmployeeCode !== before.drsEmployeeCode) {
      await refuseTakenCode(context, { code: after.drsEmployeeCode, exceptEmployeeId: id });
    }
    forgetRights(context.platform, `store:${storeId}`);
    const fields = Object.keys(changed);
    if (fields.length > 0) {
      await db.updateEmployee(context.sql, { storeId, employeeId: id }, changed);
    }
    await context.emit(
      employeeEdited,
      { employeeId: id, before: employeeEventFields(before), after: employeeEventFields(after), fields },
      subject(id),
    );
    return loadEmployee(context, id);
  },
});

/** Clocks out, forgets the PIN, hides from the pickers; history stays. */
export const deactivateEmployee = operation({
  name: "team.deactivateEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<Employee> {
    const storeId = context.store.id;
    const before = await lockedEmployee(context, id);
    if (!before.isActive) {
      return loadEmployee(context, id);
    }
    if (before.isManager) {
      await refuseLosingLastManager(context);
    }
    await clockOutIfIn(context, id);
    const { now } = context;
    const sessions = await endConfirmationsOfEmployee(context.sql, { storeId, employeeId: id, now });
    forgetRights(context.platform, `store:${storeId}`, ...sessions.map((session) => `session:${session}` as const));
    await db.saveActive(context.sql, { storeId, employeeId: id, isActive: false, now });
    await context.emit(employeeDeactivated, { employeeId: id, fullName: fullName(before) }, subject(id));
    return loadEmployee(context, id);
  },
});

/** Brings a deactivated person back, without a PIN. */
export const reactivateEmployee = operation({
  name: "team.reactivateEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<Employee> {
    const storeId = context.store.id;
    const before = await lockedEmployee(context, id);
    if (before.isActive) {
      return loadEmployee(context, id);
    }
    await refuseTakenCode(context, { code: before.drsEmployeeCode, exceptEmployeeId: id });
    forgetRights(context.platform, `store:${storeId}`);
    await db.saveActive(context.sql, { storeId, employeeId: id, isActive: true, now: context.now });
    await context.emit(employeeReactivated, { employeeId: id, fullName: fullName(before) }, subject(id));
    return loadEmployee(context, id);
  },
});

const detailEvents = [employeeAdded, employeeEdited, posEmployeeLinked, posEmployeeUnlinked].map(({ name }) => name);

export async function lockedEmployee(context: StoreContext, id: number): Promise<EmployeeRow> {
  const employee = await db.lockEmployee(context.sql, { storeId: context.store.id, employeeId: id });
  if (!employee) {
    throw notFound("Employee");
  }
  return employee;
}

/** At a register nobody may leave the store without a manager: there would be nobody to let one back in. */
async function refuseLosingLastManager(context: StoreContext): Promise<void> {
  if (context.user?.type === "PosUser" && (await db.countActiveManagers(context.sql, context.store.id)) <= 1) {
    throw new Refusal("last-manager", { message: "You can't deactivate the last active manager at a register" });
  }
}

/** The unique index on active codes is what stops two at once; this says who has it. */
async function refuseTakenCode(
  context: StoreContext,
  { code, exceptEmployeeId }: { code: string | null; exceptEmployeeId: number | null },
): Promise<void> {
  const holder =
    code === null
      ? undefined
      : await db.findHolderOfCode(context.sql, { storeId: context.store.id, code, exceptEmployeeId });
  if (holder) {
    throw invalidInput({ drsEmployeeCode: [`${holder.fullName} has this code`] });
  }
}

/** The own login of an employee is one of the store's people, and nobody else's. */
async function refuseWrongLogin(
  context: StoreContext,
  { userId, exceptEmployeeId }: { userId: number; exceptEmployeeId: number },
): Promise<void> {
  const { store } = context;
  const place = { storeId: store.id, accountId: store.accountId };
  if (!(await db.isLoginFree(context.sql, { ...place, userId, exceptEmployeeId }))) {
    throw invalidInput({ userId: ["You can't link this sign-in here"] });
  }
}

/** A store may want longer PINs than everybody's four digits. */
async function refuseShortPin(context: StoreContext, pin: string | null): Promise<void> {
  const { pinDigitsMin } = await getTeamSettings(context.sql, context.store.id);
  if (pin !== null && pin.length < pinDigitsMin) {
    throw invalidInput({ pin: [`A PIN has at least ${pinDigitsMin} digits here`] });
  }
}

function employeeEventFields(details: EmployeeDetails) {
  return {
    fullName: fullName(details),
    isManager: details.isManager,
    drsEmployeeCode: details.drsEmployeeCode,
  };
}

function definedOnly(changes: z.output<typeof employeeChanges>): Partial<EmployeeDetails & { userId: number | null }> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function subject(id: number): EventSubject {
  return { kind: "Employee" as const, id };
}
