import { platformText } from "#web/platform/platform-text.ts";
import * as rules from "./team-mode.rules.ts";
import type { ActiveEmployee, EmployeeRequest } from "./team-mode.rules.ts";
import { changeTeamMode, currentTeamMode, watchTeamMode } from "./team-mode.ts";

/** Rejects a pending change when nobody entered a PIN. Its message is for people. */
export class ActionNeedsEmployeeError extends Error {
  readonly code = "actionNeedsEmployeeError";
  constructor(reason: "action" | "manager") {
    super(platformText(reason === "manager" ? "gate.actionNeedsManager" : "gate.actionNeedsEmployee"));
    this.name = "ActionNeedsEmployeeError";
  }
}

/**
 * Holds a change until a person has entered a PIN. All pending changes share one dialog. A locked screen holds none,
 * because the next person would sign another person's change.
 *
 * @throws ActionNeedsEmployeeError when the question is canceled, a person came who is not the manager it needs, or
 *   the screen is locked
 */
export function waitForEmployee(reason: "action" | "manager", request: EmployeeRequest = {}): Promise<ActiveEmployee> {
  if (currentTeamMode().isLocked) {
    return Promise.reject(new ActionNeedsEmployeeError(reason));
  }
  return new Promise((resolve, reject) => {
    const stop = watchTeamMode(() => {
      const mode = currentTeamMode();
      if (mode.asking !== null) {
        return;
      }
      stop();
      if (mode.employee === null || (reason === "manager" && !mode.employee.isManager)) {
        reject(new ActionNeedsEmployeeError(reason));
      } else {
        resolve(mode.employee);
      }
    });
    changeTeamMode((mode) => rules.askForEmployee(mode, reason, request));
  });
}

/** A change is held at once only at a register with nobody active; everybody else asks the server first. */
export function mustWaitForEmployee(isRegister: boolean): boolean {
  const mode = currentTeamMode();
  return isRegister && mode.isOn && mode.employee === null;
}
