/** What happens to PINs and at shared screens. Never a PIN in them. */
import { z } from "zod";

const employeeId = z.int();

/** Managers see it on the daybook if the person chose it alone at the lock screen. */
export const pinSet = {
  name: "employee.pin-set",
  payload: z.object({ employeeId, how: z.enum(["first", "changed", "reset"]) }),
} as const;

/** Too many wrong PINs for one person at one device. */
export const pinBlocked = {
  name: "employee.pin-blocked",
  payload: z.object({ employeeId, waitSeconds: z.int() }),
} as const;

/** Many wrong PINs for one person over a day, wherever they were given. Managers see it under "Worth a look". */
export const pinGuessed = {
  name: "employee.pin-guessed",
  payload: z.object({ employeeId, tries: z.int() }),
} as const;

export const employeeConfirmed = { name: "employee.confirmed", payload: z.object({ employeeId }) } as const;

export const screenLocked = { name: "employee.screen-locked", payload: z.object({ employeeId }) } as const;
