import { useParams, useSearch } from "@tanstack/react-router";
import { useRunRefresh } from "#web/areas/automations/runs/use-run-refresh.ts";
import { ConnectionBadges, ConnectionFrame } from "#web/areas/automations/connection/connection-frame.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ActiveActions, ActiveBooks } from "./active-books.tsx";
import { BackfillDialog } from "./backfill-dialog.tsx";
import { bookkeepingQuery, bookkeepingTodayQuery } from "./bookkeeping.queries.ts";
import type { Bookkeeping } from "./bookkeeping.queries.ts";
import type { SetupStep } from "./bookkeeping-search.ts";
import { text } from "./bookkeeping-text.ts";
import { BooksProblems } from "./books-problems.tsx";
import { ConnectBooks } from "./connect-books.tsx";
import { SetupWizard } from "./setup/setup-wizard.tsx";
import type { BooksConnection } from "./use-books-change.ts";

/** A store's bookkeeping service: signing in, its wizard, and how the entries go from then on. */
export function BookkeepingPage() {
  const { integration: id } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { step } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(bookkeepingQuery, { variables: { id }, live: ["Integration"] });
  const day = useRead(bookkeepingTodayQuery);
  const books = read.status === "ready" ? read.data.bookkeeping : null;
  const today = day.status === "ready" ? day.data.ledgerMonth.today : null;
  useRunRefresh(books !== null && isMoving(books), read.again);
  const shown =
    books === null || today === null
      ? null
      : { view: viewOf(books, step), connection: { id, name: books.integration.name, store, books, today } };
  return (
    <ConnectionFrame
      title={text("title")}
      service={{ id, need: "bookkeeping" }}
      badges={books !== null && <Badges books={books} store={store} />}
      actions={shown !== null && <PageActions {...shown} />}
      read={books === null ? read : day}
    >
      {shown && (
        <>
          <BooksProblems connection={shown.connection} />
          <View {...shown} />
        </>
      )}
    </ConnectionFrame>
  );
}

type PageView = "connect" | "setup" | "active";

function viewOf({ integration }: Bookkeeping, step: SetupStep | undefined): PageView {
  if (integration.connectedAt === null) {
    return "connect";
  }
  return integration.activatedAt === null || step !== undefined ? "setup" : "active";
}

type ViewProps = { view: PageView; connection: BooksConnection };

function View({ view, connection }: ViewProps) {
  const { backfill } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  switch (view) {
    case "connect":
      return <ConnectBooks connection={connection} />;
    case "setup":
      return <SetupWizard connection={connection} />;
    case "active":
      return (
        <>
          <ActiveBooks connection={connection} />
          {backfill === true && <BackfillDialog connection={connection} />}
        </>
      );
  }
}

function Badges({ books: { integration }, store }: { books: Bookkeeping; store: string }) {
  return <ConnectionBadges integration={integration} names={text("between", { store, name: integration.name })} />;
}

function PageActions({ view, connection }: ViewProps) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const isActive = connection.books.integration.activatedAt !== null;
  if (view === "active") {
    return <ActiveActions connection={connection} />;
  }
  if (view === "connect") {
    return null;
  }
  return isActive ? (
    <ButtonLink to="/s/$storeId/settings/automations/bookkeeping/$integration" params={{ storeId, integration }}>
      {text("done")}
    </ButtonLink>
  ) : (
    <ButtonLink to="/s/$storeId/settings/automations" params={{ storeId }}>
      {text("finishLater")}
    </ButtonLink>
  );
}

function isMoving({ backfill, settings }: Bookkeeping): boolean {
  return backfill?.state === "RUNNING" || (settings?.pausedUntil ?? null) !== null;
}
