import { IconPlus } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { text } from "./second-hand-text.ts";
import { ruleText } from "./second-hand-words.ts";
import { secondHandRulesQuery } from "./second-hand.queries.ts";
import type { SecondHandRule } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

/** The store's second-hand rules, as its lawyer gave them. */
export function SecondHandRulesPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/settings/second_hand" });
  const read = useRead(secondHandRulesQuery, { live: ["SecondHandRule"] });
  // The id of a rule; empty for a new one.
  const [opened, setOpened] = useState<string | null>(null);
  const rules = read.status === "ready" ? read.data.secondHandRules : null;
  const add = (
    <Button data-new kind="primary" icon={<IconPlus size={18} />} onClick={() => setOpened("")}>
      {text("rule.add")}
    </Button>
  );
  return (
    <Page
      title={text("rule.page")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/buys/settings" params={{ storeId }}>
          {text("rule.back")}
        </BackLink>
      }
      actions={
        rules !== null &&
        rules.length > 0 && (
          <>
            <ButtonLink to="/s/$storeId/reports/second_hand" params={{ storeId }}>
              {text("rule.register")}
            </ButtonLink>
            {add}
          </>
        )
      }
    >
      <p className={classes.about}>{text("rule.about")}</p>
      <ReadState read={read} />
      {rules !== null && (
        <Card hasPadding={rules.length === 0}>
          {rules.length === 0 ? (
            <EmptyState title={text("rule.none")} text={text("rule.noneText")} action={add} />
          ) : (
            <ul className={classes.rules}>
              {rules.map((rule) => (
                <RuleLine key={rule.id} rule={rule} onOpen={() => setOpened(rule.id)} />
              ))}
            </ul>
          )}
        </Card>
      )}
      {opened !== null && (
        <RuleDialog rule={rules?.find(({ id }) => id === opened) ?? null} onClose={() => setOpened(null)} />
      )}
    </Page>
  );
}

function RuleLine({ rule, onOpen }: { rule: SecondHandRule; onOpen: () => void }) {
  return (
    <li className={classes.rule}>
      <span>
        <b>{rule.name}</b>
        <small>{ruleText(rule)}</small>
      </span>
      <Badge tone={rule.isActive ? "good" : "neutral"}>
        {rule.isActive ? text("rule.since", { date: formatDate(rule.startsOn) }) : text("rule.off")}
      </Badge>
      <Button isCompact aria-label={text("rule.edit", { name: rule.name })} onClick={onOpen}>
        {text("rule.change")}
      </Button>
    </li>
  );
}
