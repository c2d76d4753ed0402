import { aRegister } from "./people.ts";
import type { TestStore } from "./people.ts";
import type { TestProgram } from "./test-program.ts";

/** Adds a point-of-sale employee with a code, linked to one of our employees. */
export async function aPosEmployee(
  program: TestProgram,
  store: TestStore,
  { code, employeeId }: { code: string; employeeId: number },
): Promise<void> {
  const { id } = await aRegister(program, store);
  await program.owner.query(
    `insert into pos_employees (store_id, external_id, business_date, updated_at, seq, device_id, received_at, drs_user_id,
       drs_employee_code, name, is_active) values ($1, $2, '2026-11-20', now(), 1, $3, now(), $4, $5, 'Ana', true)`,
    [store.id, `e-${code}`, id, `u-${code}`, code],
  );
  await program.owner.query("update employees set drs_employee_code = $1 where store_id = $2 and id = $3", [
    code,
    store.id,
    employeeId,
  ]);
}
