/** How long the last employee stays preselected on the lock screen. */
const lastEmployeeKeptMs = 150_000;
/** With something unsaved open, the lock announces itself this long before. */
const lockCountdownMs = 15_000;
/** A manager who is active by PIN proves it again after this time, even when busy. */
const managerLimitMs = 600_000;
export const idleSecondsDefault = 90;

export type ActiveEmployee = {
  id: number;
  storeId: number;
  fullName: string;
  isManager: boolean;
  avatarUrl: string | null;
  /** `login`: the person's own sign-in is linked to this employee, so no PIN is asked. */
  how: "pin" | "login";
};

/** `action`: a change waits for anybody; `manager`: it waits for a manager; `switch`: a person wants to take over. */
export type AskReason = "action" | "manager" | "switch";

/**
 * How the question for a PIN names what it is for ("Who's clocking in?") and what its last digit does, and whose PIN it most
 * likely is.
 */
export type EmployeeRequest = {
  title?: string | undefined;
  effect?: string | undefined;
  employeeId?: number | undefined;
};

export type TeamMode = {
  storeId: number | null;
  /** Off for a person whose own login is linked to an employee of the store. */
  isOn: boolean;
  isLocked: boolean;
  employee: ActiveEmployee | null;
  /** When the active employee gave the PIN, in milliseconds. */
  confirmedAt: number | null;
  last: { employeeId: number; until: number } | null;
  asking: AskReason | null;
  request: EmployeeRequest;
  /** Counts how often the screen has passed from one person to another: what one typed and read is not for the next. */
  turn: number;
};

export const teamModeAtStart: TeamMode = {
  storeId: null,
  isOn: false,
  isLocked: false,
  employee: null,
  confirmedAt: null,
  last: null,
  asking: null,
  request: {},
  turn: 0,
};

export type AccessStatus = "noEmployee" | "requiredEmployeeAccess" | "hasEmployee";

export function accessStatus(mode: TeamMode): AccessStatus {
  if (mode.employee !== null) {
    return "hasEmployee";
  }
  return mode.asking === "action" || mode.asking === "manager" ? "requiredEmployeeAccess" : "noEmployee";
}

/** Into a store: a person with an own employee there works without PIN, everybody else in team mode. */
export function enterStore(mode: TeamMode, store: { storeId: number; own: ActiveEmployee | null }): TeamMode {
  if (mode.storeId === store.storeId && (mode.employee?.how === "login") === (store.own !== null)) {
    return mode;
  }
  return { ...teamModeAtStart, turn: mode.turn, storeId: store.storeId, isOn: store.own === null, employee: store.own };
}

/**
 * Locking clears the active employee, who stays preselected for a while. A change that waits for a PIN fails, because
 * the next person at the screen did not make it. Without team mode there is nothing to lock.
 */
export function lock(mode: TeamMode, now: number): TeamMode {
  if (!mode.isOn) {
    return mode;
  }
  const last = mode.employee === null ? mode.last : { employeeId: mode.employee.id, until: now + lastEmployeeKeptMs };
  return { ...mode, isLocked: true, employee: null, confirmedAt: null, last, asking: null, request: {} };
}

/** The right PIN was given. */
export function confirm(mode: TeamMode, employee: ActiveEmployee, now: number): TeamMode {
  const turn = mode.turn + (destination(mode, employee.id, now) === "daybook" ? 1 : 0);
  return { ...mode, isLocked: false, employee, confirmedAt: now, asking: null, request: {}, last: null, turn };
}

/** Cancels the PIN dialog, which fails the pending change. A locked screen stays locked. */
export function cancel(mode: TeamMode): TeamMode {
  return { ...mode, asking: null, request: {} };
}

export function askForEmployee(mode: TeamMode, reason: AskReason, request: EmployeeRequest = {}): TeamMode {
  // A change that needs a manager keeps asking for one.
  return mode.asking === "manager" ? mode : { ...mode, asking: reason, request };
}

export function preselectedEmployeeId(mode: TeamMode, now: number): number | null {
  return mode.last !== null && now < mode.last.until ? mode.last.employeeId : null;
}

/**
 * Where the screen goes after a PIN: on with the same person, to the daybook for another one. A PIN for a waiting change
 * stays on its page, and what was begun with nobody active belongs to the person who comes.
 */
export function destination(mode: TeamMode, employeeId: number, now: number): "daybook" | "last-route" {
  if (mode.isLocked) {
    return preselectedEmployeeId(mode, now) === employeeId ? "last-route" : "daybook";
  }
  const isTaken = mode.asking === "switch" && mode.employee !== null && mode.employee.id !== employeeId;
  return isTaken ? "daybook" : "last-route";
}

/** Milliseconds until a manager's PIN has to be given again; null when there is no limit. */
export function managerTimeLeftMs(mode: TeamMode, now: number): number | null {
  const { employee, confirmedAt } = mode;
  if (employee === null || !employee.isManager || employee.how === "login" || confirmedAt === null) {
    return null;
  }
  return Math.max(0, confirmedAt + managerLimitMs - now);
}

/** What an idle screen does now: nothing, lock, or say how many seconds are left because something is unsaved. */
export function idleStep(screen: { idleMs: number; limitMs: number; isUnsaved: boolean }): "wait" | "lock" | number {
  const overMs = screen.idleMs - screen.limitMs;
  if (overMs < 0) {
    return "wait";
  }
  if (!screen.isUnsaved || overMs >= lockCountdownMs) {
    return "lock";
  }
  return Math.ceil((lockCountdownMs - overMs) / 1000);
}
