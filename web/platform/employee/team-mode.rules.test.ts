import { expect, test } from "vitest";
import * as rules from "./team-mode.rules.ts";
import type { ActiveEmployee } from "./team-mode.rules.ts";

const amy: ActiveEmployee = { id: 7, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" };
const marcus: ActiveEmployee = { ...amy, id: 9, fullName: "Marcus King", isManager: true };
const register = rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: null });

test("[ACC-19] a person with an own employee in the store has team mode off, everybody else on", () => {
  const own = rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: { ...amy, how: "login" } });
  expect([own.isOn, rules.accessStatus(own)]).toEqual([false, "hasEmployee"]);
  expect([register.isOn, rules.accessStatus(register)]).toEqual([true, "noEmployee"]);
  const elsewhere = rules.enterStore(own, { storeId: 2, own: null });
  expect([elsewhere.isOn, rules.accessStatus(elsewhere)]).toEqual([true, "noEmployee"]);
});

test("[ACC-19] a change that waits for a person requires employee access", () => {
  expect(rules.accessStatus(rules.askForEmployee(register, "action"))).toBe("requiredEmployeeAccess");
  expect(rules.accessStatus(rules.askForEmployee(register, "switch"))).toBe("noEmployee");
  expect(rules.accessStatus(rules.cancel(rules.askForEmployee(register, "action")))).toBe("noEmployee");
});

test("[TEAM-02] locking clears the active employee, the PIN releases the lock", () => {
  const working = rules.confirm(register, amy, 0);
  const screen = rules.lock(working, 1000);
  expect([screen.isLocked, screen.employee]).toEqual([true, null]);
  const again = rules.confirm(screen, amy, 2000);
  expect([again.isLocked, again.employee]).toEqual([false, amy]);
});

test("a person's own login has nothing to lock", () => {
  const own = rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: { ...amy, how: "login" } });
  expect(rules.lock(own, 0)).toBe(own);
});

test("[TEAM-03] the same employee goes on at the last route, another one at the daybook", () => {
  const screen = rules.lock(rules.confirm(register, amy, 0), 1000);
  expect(rules.destination(screen, amy.id, 2000)).toBe("last-route");
  expect(rules.destination(screen, marcus.id, 2000)).toBe("daybook");
});

test("[TEAM-04] the last employee is forgotten after 150 seconds", () => {
  const screen = rules.lock(rules.confirm(register, amy, 0), 1000);
  expect(rules.preselectedEmployeeId(screen, 150_999)).toBe(amy.id);
  expect(rules.preselectedEmployeeId(screen, 151_000)).toBeNull();
  expect(rules.destination(screen, amy.id, 151_000)).toBe("daybook");
});

test("the screen passes to another person after a lock and by a switch, not by a PIN that a change waits for", () => {
  const working = rules.confirm(register, amy, 0);
  const after = (mode: rules.TeamMode, employee: ActiveEmployee, now = 2000) =>
    rules.confirm(mode, employee, now).turn - working.turn;
  const screen = rules.lock(working, 1000);
  expect([after(screen, amy), after(screen, marcus), after(screen, amy, 151_000)]).toEqual([0, 1, 1]);
  const switching = rules.askForEmployee(working, "switch");
  expect([after(switching, amy), after(switching, marcus)]).toEqual([0, 1]);
  expect(after(rules.askForEmployee(working, "manager"), marcus)).toBe(0);
  expect(rules.confirm(rules.askForEmployee(register, "switch"), amy, 0).turn).toBe(register.turn);
});

test("a change that waits for a manager fails when the screen locks, and is not the next person's", () => {
  const screen = rules.lock(rules.askForEmployee(rules.confirm(register, amy, 0), "manager"), 1000);
  expect(screen.asking).toBeNull();
});

test("locking twice does not keep the last employee longer", () => {
  const screen = rules.lock(rules.confirm(register, amy, 0), 1000);
  expect(rules.preselectedEmployeeId(rules.lock(screen, 100_000), 151_000)).toBeNull();
});

test("a manager active by PIN has ten minutes, an employee and a manager's own login have no limit", () => {
  expect(rules.managerTimeLeftMs(rules.confirm(register, marcus, 0), 60_000)).toBe(540_000);
  expect(rules.managerTimeLeftMs(rules.confirm(register, marcus, 0), 700_000)).toBe(0);
  expect(rules.managerTimeLeftMs(rules.confirm(register, amy, 0), 60_000)).toBeNull();
  const own = rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: { ...marcus, how: "login" } });
  expect(rules.managerTimeLeftMs(own, 60_000)).toBeNull();
});

test("staying in the store keeps who is active, another store does not", () => {
  const working = rules.confirm(register, amy, 0);
  expect(rules.enterStore(working, { storeId: 1, own: null })).toBe(working);
  expect(rules.enterStore(working, { storeId: 2, own: null }).employee).toBeNull();
});

test("a change that waits for a manager is not released by another employee", () => {
  expect(rules.askForEmployee(rules.askForEmployee(register, "manager"), "action").asking).toBe("manager");
});

test("[TEAM-13] a screen that nobody touches locks after 90 seconds, unless the store has set another time", () => {
  expect(rules.idleSecondsDefault).toBe(90);
  const screen = { limitMs: 90_000, isUnsaved: false };
  expect([rules.idleStep({ ...screen, idleMs: 89_999 }), rules.idleStep({ ...screen, idleMs: 90_000 })]).toEqual([
    "wait",
    "lock",
  ]);
});

test("with something unsaved open the lock counts 15 seconds down first", () => {
  const screen = { limitMs: 90_000, isUnsaved: true };
  expect([90_000, 95_500, 104_999, 105_000].map((idleMs) => rules.idleStep({ ...screen, idleMs }))).toEqual([
    15,
    10,
    1,
    "lock",
  ]);
});

test("a manager's PIN holds for ten minutes, and an own login for as long as it is signed in", () => {
  const working = rules.confirm(register, marcus, 1000);
  expect([rules.managerTimeLeftMs(working, 1000), rules.managerTimeLeftMs(working, 600_999)]).toEqual([600_000, 1]);
  expect([rules.managerTimeLeftMs(working, 601_000), rules.managerTimeLeftMs(working, 700_000)]).toEqual([0, 0]);
  expect(rules.managerTimeLeftMs(rules.confirm(register, amy, 0), 0)).toBeNull();
  expect(rules.managerTimeLeftMs(rules.confirm(register, { ...marcus, how: "login" }, 0), 0)).toBeNull();
  expect(rules.managerTimeLeftMs({ ...working, confirmedAt: null }, 0)).toBeNull();
});

test.each([
  [89_999, false, "wait"],
  [90_000, false, "lock"],
  [89_999, true, "wait"],
  [90_000, true, 15],
  [90_001, true, 15],
  [91_000, true, 14],
  [104_000, true, 1],
  [104_999, true, 1],
  [105_000, true, "lock"],
])("a screen idle for %s ms, with something unsaved: %s, goes on to %s", (idleMs, isUnsaved, step) => {
  expect(rules.idleStep({ idleMs, limitMs: rules.idleSecondsDefault * 1000, isUnsaved })).toBe(step);
});

test("the last employee is preselected for 150 seconds", () => {
  const screen = rules.lock(rules.confirm(register, amy, 0), 1000);
  expect([rules.preselectedEmployeeId(screen, 150_999), rules.preselectedEmployeeId(screen, 151_000)]).toEqual([
    7,
    null,
  ]);
});
