import { builder } from "#server/platform/graphql/builder.ts";
import { addEmployee, deactivateEmployee, editEmployee, reactivateEmployee } from "./employees.ts";
import { removePicture, setPicture } from "./pictures/pictures.ts";
import { listEmployees, listPresent, viewEmployee, viewTeamSettings } from "./members.ts";
import type { Employee } from "./members.ts";

const ClockStateType = builder.enumType("ClockState", {
  values: { OUT: { value: "out" }, IN: { value: "in" }, ON_BREAK: { value: "break" } } as const,
});

const EmployeeFilterType = builder.enumType("EmployeeFilter", {
  values: {
    ALL: { value: "all" },
    CLOCKED_IN: { value: "clockedIn" },
    NOT_LINKED: { value: "notLinked" },
    INACTIVE: { value: "inactive" },
  } as const,
});

const PosLinkType = builder.enumType("PosLink", {
  description: "Whether somebody is an employee of the point of sale too; only then they check in or sort a buy.",
  values: {
    LINKED: { value: "linked" },
    NOT_LINKED: { value: "notLinked" },
    INACTIVE: { value: "inactive", description: "The point of sale has switched the linked employee off." },
  } as const,
});

export const EmployeeType = builder.objectRef<Employee>("Employee").implement({
  description: "A person on the floor of one store. Fields that the asking person may not see are null.",
  fields: (field) => ({
    id: field.id({ resolve: ({ id }) => String(id) }),
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    userId: field.id({ nullable: true, resolve: ({ userId }) => (userId === null ? null : String(userId)) }),
    firstName: field.exposeString("firstName"),
    lastName: field.exposeString("lastName"),
    fullName: field.exposeString("fullName"),
    avatarUrl: field.exposeString("avatarUrl", { nullable: true }),
    safeAvatarUrl: field.exposeString("safeAvatarUrl", { nullable: true }),
    drsEmployeeCode: field.exposeString("drsEmployeeCode", { nullable: true }),
    drsUserId: field.exposeString("drsUserId", { nullable: true }),
    posLink: field.expose("posLink", { type: PosLinkType }),
    email: field.exposeString("email", { nullable: true }),
    phoneNumber: field.exposeString("phoneNumber", { nullable: true, description: "Ten digits." }),
    emergencyName: field.exposeString("emergencyName", { nullable: true }),
    emergencyPhone: field.exposeString("emergencyPhone", { nullable: true }),
    isManager: field.exposeBoolean("isManager"),
    isActive: field.exposeBoolean("isActive"),
    lastActionAt: field.expose("lastActionAt", { type: "Instant", nullable: true }),
    hasPin: field.exposeBoolean("hasPin"),
    pinDigits: field.exposeInt("pinDigits", {
      nullable: true,
      description: "How many digits the PIN has, so that a register sends it at the last one; null elsewhere.",
    }),
    clockedIn: field.boolean({ resolve: ({ clockState }) => clockState !== "out" }),
    isOnBreak: field.boolean({ resolve: ({ clockState }) => clockState === "break" }),
    clockState: field.expose("clockState", { type: ClockStateType }),
    since: field.expose("since", { type: "Instant", nullable: true, description: "When the clock state began." }),
    minutesToday: field.exposeInt("minutesToday"),
    version: field.exposeString("version", {
      nullable: true,
      description: "Of the details; to be named in a change of them. Null for who may not change them.",
    }),
    hourlyWage: field.expose("hourlyWageCents", { type: "Money", nullable: true }),
  }),
});

type Settings = Awaited<ReturnType<typeof viewTeamSettings>>;

const TeamSettingsType = builder.objectRef<Settings>("TeamSettings").implement({
  fields: (field) => ({
    idleSeconds: field.exposeInt("idleSeconds", { description: "Seconds without input until the screen locks." }),
    anyoneMayResetPin: field.exposeBoolean("anyoneMayResetPin"),
    allowSelfFirstPin: field.exposeBoolean("allowSelfFirstPin"),
    breaksPaid: field.exposeBoolean("breaksPaid"),
    clockSource: field.exposeString("clockSource", { description: "app or provider" }),
  }),
});

const employeeFields = (field: Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0]) => ({
  lastName: field.string(),
  email: field.string(),
  phoneNumber: field.string(),
  emergencyName: field.string(),
  emergencyPhone: field.string(),
  isManager: field.boolean(),
  drsEmployeeCode: field.string(),
  drsUserId: field.string(),
});

const NewEmployeeType = builder.inputType("NewEmployee", {
  fields: (field) => ({
    ...employeeFields(field),
    firstName: field.string({ required: true }),
    hourlyWageCents: field.int({ description: "Cents an hour from today on." }),
    pin: field.string(),
  }),
});

const EmployeeChangesType = builder.inputType("EmployeeChanges", {
  description: "An absent field stays as it is, null clears it.",
  fields: (field) => ({
    ...employeeFields(field),
    firstName: field.string(),
    userId: field.id(),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  employees: field.field({
    type: [EmployeeType],
    args: { filter: field.arg({ type: EmployeeFilterType }), storeId: field.arg.id() },
    resolve: (_root, { filter, storeId }, request) =>
      listEmployees(request, { filter: filter ?? "all", storeId: storeId ?? undefined }),
  }),
  employee: field.field({
    type: EmployeeType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => viewEmployee(request, { employeeId: id }),
  }),
  presentEmployees: field.field({
    type: [EmployeeType],
    description: "Who is clocked in or on a break now, the longest first.",
    resolve: (_root, _args, request) => listPresent(request, {}),
  }),
  teamSettings: field.field({
    type: TeamSettingsType,
    resolve: (_root, _args, request) => viewTeamSettings(request, {}),
  }),
}));

builder.mutationFields((field) => ({
  addEmployee: field.field({
    type: EmployeeType,
    args: { employee: field.arg({ type: NewEmployeeType, required: true }) },
    resolve: (_root, { employee }, request) =>
      addEmployee(request, { ...present(employee), firstName: employee.firstName }),
  }),
  editEmployee: field.field({
    type: EmployeeType,
    args: { id: field.arg.id({ required: true }), changes: field.arg({ type: EmployeeChangesType, required: true }) },
    resolve: (_root, { id, changes: { version, ...changes } }, request) =>
      editEmployee(request, { employeeId: id, changes: present(changes), version: version ?? null }),
  }),
  deactivateEmployee: field.field({
    type: EmployeeType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => deactivateEmployee(request, { employeeId: id }),
  }),
  reactivateEmployee: field.field({
    type: EmployeeType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => reactivateEmployee(request, { employeeId: id }),
  }),
  setEmployeePicture: field.field({
    type: EmployeeType,
    args: {
      id: field.arg.id({ required: true }),
      picture: field.arg({
        type: "Upload",
        required: true,
        description: "JPEG, PNG or WebP in base64, at most 256 KB.",
      }),
    },
    resolve: (_root, { id, picture }, request) => setPicture(request, { employeeId: id, picture }),
  }),
  removeEmployeePicture: field.field({
    type: EmployeeType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => removePicture(request, { employeeId: id }),
  }),
}));

/** What can't be empty and is sent as null stays as it is. */
function present<
  Fields extends {
    firstName?: string | null | undefined;
    lastName?: string | null | undefined;
    isManager?: boolean | null | undefined;
  },
>({ firstName, lastName, isManager, ...fields }: Fields) {
  return {
    ...fields,
    ...(typeof firstName === "string" ? { firstName } : {}),
    ...(typeof lastName === "string" ? { lastName } : {}),
    ...(typeof isManager === "boolean" ? { isManager } : {}),
  };
}
