import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { integrationsQuery } from "#web/areas/automations/automations.queries.ts";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ActiveActions, ActiveBooks } from "./active-books.tsx";
import { BackfillDialog } from "./backfill-dialog.tsx";
import classes from "./bookkeeping.module.css";
import { bookkeepingQuery, bookkeepingTodayQuery } from "./bookkeeping.queries.ts";
import type { Bookkeeping } from "./bookkeeping.queries.ts";
import type { SetupStep } from "./bookkeeping-search.ts";
import { text } from "./bookkeeping-text.ts";
import { BooksProblems } from "./books-problems.tsx";
import { ConnectBooks } from "./connect-books.tsx";
import { SetupWizard } from "./setup/setup-wizard.tsx";
import type { BooksConnection } from "./use-books-change.ts";

/** What a running back-fill shows besides what is told is asked for this often, in milliseconds. */
const runRefreshMs = 4000;

/** A store's bookkeeping service: signing in, its wizard, and how the entries go from then on. */
export function BookkeepingPage() {
  const { storeId, integration: id } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { step } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(bookkeepingQuery, { variables: { id }, live: ["Integration"] });
  const day = useRead(bookkeepingTodayQuery);
  const books = read.status === "ready" ? read.data.bookkeeping : null;
  const today = day.status === "ready" ? day.data.ledgerMonth.today : null;
  usePolling(books !== null && isMoving(books), read.again);
  const shown =
    books === null || today === null
      ? null
      : { view: viewOf(books, step), connection: { id, name: books.integration.name, store, books, today } };
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      tabs={books !== null && <Badges books={books} store={store} />}
      actions={shown !== null && <PageActions {...shown} />}
    >
      {shown === null ? (
        <Card>
          <UnreadBooks id={id} read={books === null ? read : day} />
        </Card>
      ) : (
        <>
          <BooksProblems connection={shown.connection} />
          <View {...shown} />
        </>
      )}
    </Page>
  );
}

/** What stands in the page's place until its data is there. */
function UnreadBooks({ id, read }: { id: string; read: Pick<Read<unknown>, "status" | "again"> }) {
  return read.status === "failed" ? (
    <FailedBooks id={id} again={read.again} />
  ) : (
    <ReadState read={read} loading={<LoadingState lines={8} />} />
  );
}

/** Trying again helps unless the address names a service that there is not. */
function FailedBooks({ id, again }: { id: string; again: () => void }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(integrationsQuery);
  const isThere =
    read.status !== "ready" || read.data.integrations.some((card) => card.id === id && card.need === "bookkeeping");
  return isThere ? (
    <ErrorState onRetry={again} />
  ) : (
    <EmptyState
      title={text("unknown.title")}
      text={text("unknown.text")}
      action={
        <ButtonLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("unknown.do")}
        </ButtonLink>
      }
    />
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

/** The store's name stands on every step, so that nobody maps another store's books. */
function Badges({ books: { integration }, store }: { books: Bookkeeping; store: string }) {
  return (
    <span className={classes.badges}>
      <StateBadge state={integration.state} />
      <Badge>{text("between", { store, name: integration.name })}</Badge>
    </span>
  );
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

/** Notices tell of each entry; the pace and the time left come with asking. */
function usePolling(isOn: boolean, again: () => void): void {
  const refresh = useEffectEvent(again);
  useEffect(
    function poll() {
      if (!isOn) {
        return undefined;
      }
      const timer = window.setInterval(() => refresh(), runRefreshMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    [isOn],
  );
}
