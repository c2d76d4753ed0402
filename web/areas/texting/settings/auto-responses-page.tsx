import { IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { useSampleValues } from "#web/areas/texting/shared/sample-values.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { responseName } from "./auto-response-values.ts";
import { HoursNeeded } from "./hours-needed.tsx";
import { TextingSections } from "./section-links.tsx";
import { autoResponsesQuery, switchAutoResponseMutation } from "./settings.queries.ts";
import type { AutoResponse } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** For managers: what the program answers customers who text, and whether it does. */
export function AutoResponsesPage() {
  const { storeId } = useParams({ from: "/s/$storeId/texting/settings/auto-response" });
  const read = useRead(autoResponsesQuery, { live: ["TextAutoResponse", "StoreHours"] });
  const data = read.status === "ready" ? read.data.textAutoResponses : null;
  const responses = data?.responses ?? [];
  const add = (
    <ButtonLink
      to="/s/$storeId/texting/settings/auto-response/$messageId"
      params={{ storeId, messageId: "new" }}
      kind="primary"
      icon={<IconPlus size={18} />}
      data-new
    >
      {text("responses.new")}
    </ButtonLink>
  );
  const needsHours = data?.hasStoreHours === false && responses.some(({ kind }) => kind === "AFTER_HOURS");
  return (
    <Page
      title={text("responses.title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      tabs={<TextingSections storeId={storeId} shown="responses" />}
      actions={responses.length > 0 && add}
    >
      <p className={classes.hint}>{text("responses.hint")}</p>
      <ReadState read={read} />
      {needsHours && <HoursNeeded storeId={storeId} />}
      {data !== null && (
        <Card hasPadding={false}>
          {responses.length === 0 ? (
            <EmptyState title={text("responses.none")} text={text("responses.noneText")} action={add} />
          ) : (
            <ul className={classes.rows} aria-label={text("responses.title")}>
              {responses.map((response) => (
                <ResponseLine key={response.id} response={response} storeId={storeId} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Page>
  );
}

function ResponseLine({ response, storeId }: { response: AutoResponse; storeId: number }) {
  const { id, body, isOn } = response;
  const values = useSampleValues();
  const [change, isBusy] = useChange(switchAutoResponseMutation);
  const name = responseName(response);
  const turn = async (next: boolean) => {
    const outcome = await change({ id, isOn: next }, { refetches: [autoResponsesQuery], waitsForRefetch: true });
    showSnackbar(
      outcome.isDone
        ? { text: text(next ? "response.switchedOn" : "response.switchedOff", { name }), color: "good" }
        : { text: Object.values(outcome.refused.fields)[0] ?? outcome.refused.text, color: "bad" },
    );
  };
  return (
    <li>
      <div className={classes.line}>
        <div className={classes.words}>
          <Link to="/s/$storeId/texting/settings/auto-response/$messageId" params={{ storeId, messageId: id }}>
            {name}
          </Link>
          <small className={classes.body}>{fillTemplate(body, values)}</small>
        </div>
        <BareSwitch label={name} isOn={isOn} isDisabled={isBusy} onChange={(next) => void turn(next)} />
      </div>
    </li>
  );
}
