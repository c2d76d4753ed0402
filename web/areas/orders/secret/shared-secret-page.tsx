import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { webhookSecret } from "#common/orders/order-fields.ts";
import { relativeTime } from "#common/relative-time.ts";
import { onlineShopQuery, testShopMutation } from "#web/areas/orders/shared/online-shop.queries.ts";
import type { OnlineShop } from "#web/areas/orders/shared/online-shop.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { saveSecretMutation, shopServicesQuery } from "./secret.queries.ts";
import { text } from "./secret-text.ts";
import classes from "./secret.module.css";

/** How a shop's webhooks find their way here, and how they are known to be the shop's. */
export function SharedSecretPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(shopServicesQuery);
  const service = read.status === "ready" ? read.data.integrations.find(({ need }) => need === "orders") : undefined;
  const back =
    service === undefined ? (
      <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
        {text("back")}
      </BackLink>
    ) : (
      <BackLink to="/s/$storeId/settings/automations/orders/$integration" params={{ storeId, integration: service.id }}>
        {text("back")}
      </BackLink>
    );
  return (
    <Page width="reading" title={text("title")} back={back}>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && service === undefined && (
        <Card>
          <EmptyState title={text("none")} text={text("noneText")} />
        </Card>
      )}
      {service !== undefined && <ShopSecret id={service.id} />}
    </Page>
  );
}

function ShopSecret({ id }: { id: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(onlineShopQuery, { variables: { id }, live: ["Integration"] });
  if (read.status !== "ready") {
    return (
      <Card>
        <ReadState read={read} />
      </Card>
    );
  }
  const { onlineShop: shop } = read.data;
  if (shop.webhookAddress === null) {
    const connect = (
      <ButtonLink
        kind="primary"
        to="/s/$storeId/settings/automations/orders/$integration"
        params={{ storeId, integration: id }}
      >
        {text("connect")}
      </ButtonLink>
    );
    return (
      <Card>
        <EmptyState
          title={text("connectFirst", { shop: shop.integration.name })}
          text={text("connectFirstText")}
          action={connect}
        />
      </Card>
    );
  }
  return (
    <>
      <AddressCard shop={shop} address={shop.webhookAddress} />
      <SecretCard shop={shop} />
      <TestCard shop={shop} />
    </>
  );
}

function AddressCard({ shop, address }: { shop: OnlineShop; address: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showSnackbar({ text: text("address.copied"), color: "good" });
  };
  return (
    <Card title={text("address.title")}>
      <p className={classes.hint}>{text("address.text", { shop: shop.integration.name })}</p>
      <p className={classes.address}>
        <code>{address}</code>
        <Button onClick={() => void copy()}>{text("address.copy")}</Button>
      </p>
      <p className={classes.hint}>{text("address.topics")}</p>
    </Card>
  );
}

function SecretCard({ shop }: { shop: OnlineShop }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const [isAgain, setIsAgain] = useState(false);
  const { name } = shop.integration;
  const timeOf = (at: string | null) => (at === null ? "" : relativeTime(new Date(at), { now, timeZone }));
  const isOpen = !shop.hasSecret || shop.isSecretWrong || isAgain;
  return (
    <Card title={text("secret.title")}>
      {shop.isSecretWrong && (
        <p className={classes.wrong} role="alert">
          <b>{text("secret.wrong", { shop: name })}</b>{" "}
          {text("secret.wrongText", { count: shop.badSignatures, time: timeOf(shop.badSince) })}
        </p>
      )}
      {shop.hasSecret && <p>{text("secret.kept", { time: timeOf(shop.secretSavedAt) })}</p>}
      {isOpen ? (
        <SecretForm shop={shop} onDone={() => setIsAgain(false)} onCancel={isAgain ? () => setIsAgain(false) : null} />
      ) : (
        <div className={classes.acts}>
          <Button onClick={() => setIsAgain(true)}>{text("secret.replace")}</Button>
        </div>
      )}
    </Card>
  );
}

type SecretFormProps = { shop: OnlineShop; onDone: () => void; onCancel: (() => void) | null };

function SecretForm({ shop, onDone, onCancel }: SecretFormProps) {
  const { id, name } = shop.integration;
  const [save] = useChange(saveSecretMutation);
  const form = useForm({
    initial: { secret: "" },
    fields: { secret: { label: text("secret.field"), rules: [accepts(webhookSecret)] } },
    save: ({ secret }) => save({ id, secret: secret.trim() }, { refetches: [onlineShopQuery], waitsForRefetch: true }),
    onSaved: () => {
      showSnackbar({ text: text("secret.saved"), color: "good" });
      onDone();
    },
  });
  const actions = (
    <>
      {onCancel !== null && <Button onClick={onCancel}>{text("secret.cancel")}</Button>}
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text(shop.hasSecret ? "secret.replace" : "secret.save")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("secret.title")} actions={actions}>
      <p className={classes.hint}>{text("secret.text", { shop: name })}</p>
      <PasswordField {...form.field("secret")} isNew />
    </Form>
  );
}

function TestCard({ shop }: { shop: OnlineShop }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const [check, isChecking] = useChange(testShopMutation);
  const { id, name } = shop.integration;
  const timeOf = (at: string) => relativeTime(new Date(at), { now, timeZone });
  const press = async () => {
    const outcome = await check({ id }, { refetches: [onlineShopQuery], waitsForRefetch: true });
    showSnackbar(
      outcome.isDone
        ? { text: text("test.done", { shop: name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <Card title={text("test.title")}>
      <output className={classes.hint}>
        {shop.lastReportAt === null
          ? text("test.never", { shop: name })
          : text("test.last", { time: timeOf(shop.lastReportAt) })}
        {shop.lookedAt !== null && <span>{text("test.looked", { time: timeOf(shop.lookedAt) })}</span>}
      </output>
      <div className={classes.acts}>
        <Button isBusy={isChecking} onClick={() => void press()}>
          {text("test.do")}
        </Button>
      </div>
    </Card>
  );
}
