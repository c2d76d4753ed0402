import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { useStoresText } from "./use-stores-text.ts";
import { usersCsv } from "./users-csv.ts";
import type { User } from "./users.queries.ts";

/** The list as it is shown, as a file and on paper. */
export function UsersMenu({ users, filter }: { users: readonly User[]; filter: "active" | "inactive" }) {
  const storesText = useStoresText();
  return <ListMenu onSave={() => saveCsv(usersCsv(users, storesText), `users-${filter}.csv`)} />;
}
