import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { posEmployeeLinked, posEmployeeUnlinked } from "#server/events/team.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { findPosName } from "#server/platform/pos/pos-name.db.ts";
import { employeeId } from "./employee-input.ts";
import { findHolderOfCode } from "./employees.db.ts";
import type { EmployeeRow } from "./employees.db.ts";
import { lockedEmployee } from "./employees.ts";
import * as db from "./pos-links.db.ts";
import type { PosEmployee } from "./pos-links.db.ts";
import { suggestedFor } from "./pos-links.rules.ts";
import { listEmployees, loadEmployee } from "./members.ts";
import type { Employee } from "./members.ts";
import { fullName } from "#common/people/full-name.ts";

export type PosLinks = {
  /** Null before any register has reported. */
  posName: string | null;
  posEmployees: (PosEmployee & { linkedTo: Employee | null })[];
  unlinked: { employee: Employee; suggestion: PosEmployee | null }[];
};

/** The employees of the point of sale beside ours, with who is linked to whom and who seems to be the same. */
export const viewPosLinks = operation({
  name: "team.viewPosLinks",
  kind: "read",
  permission: "team:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<PosLinks> {
    const storeId = context.store.id;
    const [team, fedEmployees, posName] = await Promise.all([
      listEmployees(context, {}),
      db.listPosEmployees(context.sql, storeId),
      findPosName(context.sql, storeId),
    ]);
    const posEmployees = fedEmployees.map((fedEmployee) => ({
      ...fedEmployee,
      linkedTo: team.find((employee) => employee.drsEmployeeCode === fedEmployee.drsEmployeeCode) ?? null,
    }));
    const free = posEmployees.filter(({ isActive, linkedTo }) => isActive && linkedTo === null);
    const unlinked = team
      .filter((employee) => employee.posLink !== "linked")
      .map((employee) => ({ employee, suggestion: suggestedFor(employee.fullName, free) }));
    return { posName, posEmployees, unlinked };
  },
});

/** One code belongs to one active person of a store: taking it over frees it first, and only after asking. */
export const linkPosEmployee = operation({
  name: "team.linkPosEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId, externalId: inputText.min(1).max(80), takesOver: z.boolean().default(false) }),
  async run(context, { employeeId: id, externalId, takesOver }): Promise<Employee> {
    const storeId = context.store.id;
    const before = await lockedEmployee(context, id);
    const pos = (await db.listPosEmployees(context.sql, storeId)).find(
      (candidate) => candidate.externalId === externalId,
    );
    if (!pos || !pos.isActive) {
      throw notFound("Point-of-sale employee");
    }
    const { drsEmployeeCode: code, drsUserId } = pos;
    const holder = await findHolderOfCode(context.sql, { storeId, code, exceptEmployeeId: id });
    if (holder && !takesOver) {
      const details = { employeeId: holder.id };
      throw new Refusal("pos-employee-taken", { message: `${holder.fullName} is linked to ${pos.name}`, details });
    }
    if (holder) {
      await unlink(context, await lockedEmployee(context, holder.id));
    }
    await db.saveLink(context.sql, { storeId, employeeId: id, code, drsUserId });
    await context.emit(posEmployeeLinked, { employeeId: id, fullName: fullName(before), code }, subject(id));
    return loadEmployee(context, id);
  },
});

export const unlinkPosEmployee = operation({
  name: "team.unlinkPosEmployee",
  kind: "write",
  permission: "team:manage",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<Employee> {
    await unlink(context, await lockedEmployee(context, id));
    return loadEmployee(context, id);
  },
});

async function unlink(context: StoreContext, employee: EmployeeRow): Promise<void> {
  const { id, drsEmployeeCode: code } = employee;
  if (code !== null) {
    await db.saveLink(context.sql, { storeId: context.store.id, employeeId: id, code: null, drsUserId: null });
    await context.emit(posEmployeeUnlinked, { employeeId: id, fullName: fullName(employee), code }, subject(id));
  }
}

function subject(id: number): EventSubject {
  return { kind: "Employee", id };
}
