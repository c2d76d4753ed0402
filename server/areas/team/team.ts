/** The front door: what other areas may ask of the people on the floor, and have done with them. */
export { endConfirmationsOfEmployee } from "./confirmations.db.ts";
export { addEmployee, deactivateEmployee } from "./employees.ts";
export { listEmployees, refuseUnlessOwn, maySeeWages, viewEmployee, viewerOf, viewTeamSettings } from "./members.ts";
export type { Employee } from "./members.ts";
export { addOwnerToTeam } from "./owner-employee.ts";
export { EmployeeType } from "./team.graphql.ts";
