/** The front door: what other areas may ask of the people on the floor, and have done with them. */
export { addEmployee, deactivateEmployee } from "./employees.ts";
export { listEmployees, listOnClock, viewEmployee, viewTeamSettings } from "./members.ts";
export type { Employee, OnClock } from "./members.ts";
export { changeClockSource } from "./provider-times/clock-source.ts";
export { dropProviderTimes, saveProviderTimes } from "./provider-times/provider-times.ts";
export { listWorked } from "./worked/worked.ts";
export type { Worked, WorkedHours } from "./worked/worked.ts";
