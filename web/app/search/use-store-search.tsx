import { IconBox, IconChecklist, IconNote, IconShoppingBag, IconUser, IconUserHeart } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { isEnoughToSearch } from "#common/search-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { SearchResult } from "./search-result.ts";
import { text } from "./search-text.ts";
import type { StoreSearchResult } from "./search.queries.ts";
import { searchQuery } from "./search.queries.ts";

/** A person types a letter every 150 ms or so; the server is asked when they pause, not for each of them. */
const pauseMs = 140;

/** Of what was typed last: whether the server still has to answer, has answered, or could not be asked. */
export type SearchState = "asking" | "answered" | "offline" | "failed";

/** Searches the store on the server. The last results stay until the next response. */
export function useStoreSearch(typed: string): { results: SearchResult[]; state: SearchState } {
  const router = useRouter();
  const storeId = useActiveStoreId();
  const words = useDebounced(typed.trim(), pauseMs);
  const isTooShort = !isEnoughToSearch(words) || typed.trim() === "";
  const isPaused = isTooShort || storeId === null;
  const read = useRead(searchQuery, { variables: { text: words }, isPaused });
  const [lines, setLines] = useState<readonly StoreSearchResult[]>([]);
  if (read.status === "ready" && read.data.search !== lines) {
    setLines(read.data.search);
  }
  if (storeId === null) {
    return { results: [], state: "answered" };
  }
  if (isTooShort) {
    // During the first pause nobody has been asked yet, so nothing is known to be missing.
    return { results: [], state: isEnoughToSearch(typed) ? "asking" : "answered" };
  }
  if (read.status === "offline" || read.status === "failed") {
    return { results: [], state: read.status };
  }
  const results = lines.map((line): SearchResult => {
    const { href } = router.buildLocation(placeOf(line, storeId));
    const id = `${line.kind.toLowerCase()}-${line.id}`;
    return { id, label: line.text, detail: detailOf(line), icon: icons[line.kind], href };
  });
  const isAnswered = read.status !== "loading" && words === typed.trim();
  return { results, state: isAnswered ? "answered" : "asking" };
}

const icons = {
  EMPLOYEE: <IconUser />,
  CUSTOMER: <IconUserHeart />,
  ORDER: <IconShoppingBag />,
  BIN: <IconBox />,
  TASK: <IconChecklist />,
  NOTE: <IconNote />,
} as const;

function placeOf({ kind, id, text: label, date }: StoreSearchResult, storeId: number) {
  const day = date ?? undefined;
  switch (kind) {
    case "EMPLOYEE":
      return { to: "/s/$storeId/team", params: { storeId }, search: { person: id } } as const;
    case "CUSTOMER":
      return {
        to: "/s/$storeId/customers/detail/show/$customerId",
        params: { storeId, customerId: id },
        search: {},
      } as const;
    case "ORDER":
      return { to: "/s/$storeId/orders/detail/show/$orderId", params: { storeId, orderId: id }, search: {} } as const;
    case "BIN":
      return { to: "/s/$storeId/backstock", params: { storeId }, search: { q: label.split(",")[0] } } as const;
    case "NOTE":
      return {
        to: "/s/$storeId/daybook/note/$noteId",
        params: { storeId, noteId: id },
        search: { date: day },
      } as const;
    case "TASK":
      return {
        to: "/s/$storeId/daybook/tasks/$taskId",
        params: { storeId, taskId: id },
        search: { date: day },
      } as const;
  }
}

function detailOf({ kind, date }: StoreSearchResult): string {
  if (kind === "EMPLOYEE") {
    return text("search.person");
  }
  if (kind === "CUSTOMER") {
    return date === null ? text("search.customer") : text("search.customerSince", { date: formatDate(date) });
  }
  if (kind === "BIN") {
    return text("search.bin");
  }
  if (kind === "ORDER") {
    return date === null ? text("search.order") : text("search.orderOf", { date: formatDate(date) });
  }
  const what = text(kind === "TASK" ? "search.task" : "search.note");
  return date === null ? what : `${what}, ${formatDate(date)}`;
}
