import { Link, useParams } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import classes from "#web/areas/automations/automations.module.css";
import { ConnectStep } from "#web/areas/automations/connect-step.tsx";
import { IntegrationFacts } from "#web/areas/automations/integration-facts.tsx";
import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import { TryNow } from "#web/areas/automations/service-outage.tsx";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ShelvesCard } from "./shelves-card.tsx";
import { text } from "./shop-text.ts";
import {
  connectShopMutation,
  connectedShopQuery,
  disconnectShopMutation,
  switchWritesMutation,
} from "./shop.queries.ts";
import type { ConnectedShop } from "./shop.queries.ts";

const refetched = [connectedShopQuery];

/** The store's online shop: connecting it, its webhooks, and what goes back to it. */
export function ShopPage() {
  const { storeId, integration: id } = useParams({ from: "/s/$storeId/settings/automations/orders/$integration" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(connectedShopQuery, { variables: { id }, live: ["Integration"] });
  const shop = read.status === "ready" ? read.data.onlineShop : null;
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={shop?.integration.name ?? text("back")}
      actions={shop !== null && <StateBadge state={shop.integration.state} />}
    >
      {shop === null ? (
        <Card>
          <ReadState read={read} />
        </Card>
      ) : (
        <ShopBody shop={shop} store={store} />
      )}
    </Page>
  );
}

type BodyProps = { shop: ConnectedShop; store: string };

function ShopBody({ shop, store }: BodyProps) {
  const { integration, shopDomain } = shop;
  const isConnected = shopDomain !== null;
  return (
    <>
      {isConnected && (
        <div className={classes.facts}>
          <IntegrationFacts integration={integration} />
          {integration.outage !== null && <TryNow integration={integration} />}
        </div>
      )}
      <ConnectStep integration={integration} store={store} refetched={refetched} mutation={connectShopMutation} />
      {isConnected && <WebhookStep shop={shop} />}
      {isConnected && <ShelvesCard shop={shop} />}
      {isConnected && <WritesCard shop={shop} />}
      {isConnected && <EndCard shop={shop} store={store} />}
    </>
  );
}

function WebhookStep({ shop }: { shop: ConnectedShop }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { hasSecret, isSecretWrong, lastReportAt, lookedAt } = shop;
  const timeOf = (at: string) => relativeTime(new Date(at), { now, timeZone });
  const kind = isSecretWrong ? "warning" : hasSecret && lastReportAt !== null ? "complete" : "pending";
  return (
    <SetupPanel kind={kind} title={text("secret.title")}>
      <p>{secretWords(shop, timeOf)}</p>
      <p className={classes.hint}>
        {lookedAt === null ? text("looked.never") : text("looked", { time: timeOf(lookedAt) })}
      </p>
      <div className={classes.actions}>
        <ButtonLink
          to="/s/$storeId/orders/sharedsecret"
          params={{ storeId }}
          kind={hasSecret && !isSecretWrong ? "default" : "primary"}
        >
          {text(isSecretWrong ? "secret.replace" : hasSecret ? "secret.manage" : "secret.open")}
        </ButtonLink>
      </div>
    </SetupPanel>
  );
}

function secretWords(
  { hasSecret, isSecretWrong, lastReportAt, integration: { name } }: ConnectedShop,
  timeOf: (at: string) => string,
): string {
  if (isSecretWrong) {
    return text("secret.wrong", { shop: name });
  }
  if (!hasSecret) {
    return text("secret.none", { shop: name });
  }
  return lastReportAt === null ? text("secret.waiting") : text("secret.works", { time: timeOf(lastReportAt) });
}

function WritesCard({ shop }: { shop: ConnectedShop }) {
  const { id, name } = shop.integration;
  const [change, isChanging] = useServiceChange(switchWritesMutation, refetched);
  const title = text("writes.label", { shop: name });
  return (
    <Card title={text("writes.title")}>
      <SettingLine title={title} hint={text("writes.hint", { shop: name })}>
        <BareSwitch
          label={title}
          isOn={shop.writesBack}
          isDisabled={isChanging}
          onChange={(isOn) => void change({ id, isOn }, text(isOn ? "writes.on" : "writes.off", { shop: name }))}
        />
      </SettingLine>
    </Card>
  );
}

function EndCard({ shop, store }: BodyProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { id, name } = shop.integration;
  const [disconnect, isDisconnecting] = useServiceChange(disconnectShopMutation, refetched);
  const press = async () => {
    const isSure = await ask({
      title: text("disconnect.title", { store, shop: name }),
      text: text("disconnect.text", { shop: name }),
      confirm: text("disconnect"),
      cancel: text("disconnect.cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text("disconnect.done", { store, shop: name }));
    }
  };
  return (
    <div className={classes.actions}>
      <Link
        to="/s/$storeId/settings/automations/log/$integration"
        params={{ storeId, integration: id }}
        className={classes.link}
      >
        {text("log")}
      </Link>
      <Button kind="quiet" isBusy={isDisconnecting} onClick={() => void press()}>
        {text("disconnect")}
      </Button>
    </div>
  );
}
