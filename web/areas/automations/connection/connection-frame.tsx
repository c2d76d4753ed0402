import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { integrationsQuery } from "#web/areas/automations/automations.queries.ts";
import type { Integration } from "#web/areas/automations/automations.queries.ts";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./connection-text.ts";
import classes from "./connection.module.css";

type ConnectionFrameProps = {
  title: string;
  /** The service that the address names. */
  service: { id: string; need: Integration["need"] };
  badges: ReactNode;
  actions: ReactNode;
  read: Pick<Read<unknown>, "status" | "again">;
  /** Null until the service is read. */
  children: ReactNode;
};

/** The page of one outside service: its state beside its name, its parts once they are read. */
export function ConnectionFrame({ title, service, badges, actions, read, children }: ConnectionFrameProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={title}
      tabs={badges}
      actions={actions}
    >
      {children ?? (
        <Card>
          {read.status === "failed" ? (
            <FailedService service={service} again={read.again} />
          ) : (
            <ReadState read={read} loading={<LoadingState lines={8} />} />
          )}
        </Card>
      )}
    </Page>
  );
}

type FailedServiceProps = Pick<ConnectionFrameProps, "service"> & { again: () => void };

/** Trying again helps unless the address names a service that there is not. */
function FailedService({ service: { id, need }, again }: FailedServiceProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(integrationsQuery);
  const isThere =
    read.status !== "ready" || read.data.integrations.some((card) => card.id === id && card.need === need);
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

type ConnectionBadgesProps = {
  integration: Pick<Integration, "state"> & { connectingUntil?: string | null };
  names: string;
};

/** The store's name stands on every step, so that nobody connects another store's service. */
export function ConnectionBadges({ integration: { state, connectingUntil = null }, names }: ConnectionBadgesProps) {
  return (
    <span className={classes.badges}>
      <StateBadge state={state} connectingUntil={connectingUntil} />
      <Badge isName>{names}</Badge>
    </span>
  );
}
