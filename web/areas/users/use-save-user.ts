import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import type { User } from "./users.queries.ts";
import { changeUserMutation, inviteUserMutation, usersQuery } from "./users.queries.ts";

export type UserValues = {
  fullName: string;
  email: string;
  role: string;
  storeIds: readonly string[];
  /** Empty when nobody chose one. */
  defaultStoreId: string;
  version: string | null;
};

/** Invites somebody new, or changes the user given. */
export function useSaveUser(user: User | null): (values: UserValues) => Promise<ChangeOutcome<unknown>> {
  const [invite] = useChange(inviteUserMutation);
  const [change] = useChange(changeUserMutation);
  return async ({ email, role, storeIds, defaultStoreId, fullName, version }) => {
    const first = defaultStoreId === "" ? null : defaultStoreId;
    const rights = { fullName, role: Number(role), storeIds: [...storeIds], defaultStoreId: first };
    const options = { employee: "none", refetches: [usersQuery] } as const;
    return user === null
      ? invite({ user: { ...rights, email } }, options)
      : change({ id: user.id, changes: { ...rights, version } }, options);
  };
}
