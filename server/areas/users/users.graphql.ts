import { builder } from "#server/platform/graphql/builder.ts";
import { endOwnSession, listOwnSessions } from "#server/platform/auth/sessions.ts";
import type { OwnSession } from "#server/platform/auth/sessions.ts";
import {
  changeUser,
  deactivateUser,
  endSessionsOfUser,
  inviteUser,
  inviteUserAgain,
  listSessionsOfUser,
  listUsers,
  reactivateUser,
  userVersion,
} from "./users.ts";

type Login = Awaited<ReturnType<typeof listUsers>>[number];

const UserType = builder.objectRef<Login>("User").implement({
  description: "A login. Roles: 0 User, 1 Manager, 2 District manager, 3 Account Owner, 4 Support User.",
  fields: (field) => ({
    id: field.id({ resolve: ({ id }) => String(id) }),
    email: field.exposeString("email"),
    fullName: field.exposeString("fullName"),
    role: field.exposeInt("role"),
    isActive: field.exposeBoolean("isActive"),
    defaultStoreId: field.id({
      nullable: true,
      resolve: ({ defaultStoreId }) => (defaultStoreId === null ? null : String(defaultStoreId)),
    }),
    storeIds: field.idList({ resolve: ({ storeIds }) => storeIds.map(String) }),
    hasPassword: field.exposeBoolean("hasPassword", { description: "False until the invitation was followed." }),
    lastUsedAt: field.expose("lastUsedAt", { type: "Instant", nullable: true }),
    version: field.string({ description: "Of the rights; to be named in a change of them.", resolve: userVersion }),
  }),
});

const SessionType = builder.objectRef<OwnSession>("Session").implement({
  description: "A place where a person is signed in.",
  fields: (field) => ({
    id: field.exposeID("id"),
    userAgent: field.exposeString("userAgent", { nullable: true }),
    address: field.exposeString("address", { nullable: true }),
    appVersion: field.exposeString("appVersion", { nullable: true }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    lastUsedAt: field.expose("lastUsedAt", { type: "Instant" }),
    isThisOne: field.exposeBoolean("isThisOne"),
  }),
});

const InvitationType = builder.inputType("Invitation", {
  fields: (field) => ({
    email: field.string({ required: true }),
    fullName: field.string({ required: true }),
    role: field.int({ required: true }),
    storeIds: field.idList({ required: true }),
    defaultStoreId: field.id(),
  }),
});

const UserChangesType = builder.inputType("UserChanges", {
  description: "An absent field stays as it is.",
  fields: (field) => ({
    fullName: field.string(),
    role: field.int(),
    storeIds: field.idList(),
    defaultStoreId: field.id(),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  users: field.field({ type: [UserType], resolve: (_root, _args, request) => listUsers(request, {}) }),
  sessionsOfUser: field.field({
    type: [SessionType],
    description: "Where one of the own people is signed in.",
    args: { id: field.arg.id({ required: true }) },
    async resolve(_root, { id }, request) {
      const sessions = await listSessionsOfUser(request, { userId: id });
      return sessions.map((session) => ({ ...session, isThisOne: session.id === request.user?.sessionId }));
    },
  }),
  ownSessions: field.field({ type: [SessionType], resolve: (_root, _args, request) => listOwnSessions(request, {}) }),
}));

builder.mutationFields((field) => ({
  inviteUser: field.field({
    type: UserType,
    args: { user: field.arg({ type: InvitationType, required: true }) },
    resolve: (_root, { user }, request) => inviteUser(request, user),
  }),
  changeUser: field.field({
    type: UserType,
    args: { id: field.arg.id({ required: true }), changes: field.arg({ type: UserChangesType, required: true }) },
    resolve: (_root, { id, changes }, request) =>
      changeUser(request, {
        userId: id,
        changes: {
          fullName: changes.fullName ?? undefined,
          role: changes.role ?? undefined,
          storeIds: changes.storeIds ?? undefined,
          defaultStoreId: changes.defaultStoreId ?? undefined,
        },
        version: changes.version ?? null,
      }),
  }),
  endOwnSession: field.boolean({
    args: { id: field.arg.id({ required: true }) },
    async resolve(_root, { id }, request) {
      await endOwnSession(request, { sessionId: id });
      return true;
    },
  }),
}));

const actsOnUser = { inviteUserAgain, deactivateUser, reactivateUser, endSessionsOfUser } as const;

for (const [name, act] of Object.entries(actsOnUser)) {
  builder.mutationField(name, (field) =>
    field.field({
      type: UserType,
      args: { id: field.arg.id({ required: true }) },
      resolve: (_root, { id }, request) => act(request, { userId: id }),
    }),
  );
}
