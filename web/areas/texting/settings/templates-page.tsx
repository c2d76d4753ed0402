import { IconPlus } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { textTemplatesQuery } from "#web/areas/texting/composer/composer.queries.ts";
import type { TextTemplate } from "#web/areas/texting/composer/composer.queries.ts";
import { useSampleValues } from "#web/areas/texting/shared/sample-values.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { TextingSections } from "./section-links.tsx";
import { orderTextTemplatesMutation } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** For managers: what the team puts into texts with one press, in the order in which it stands above a text. */
export function TemplatesPage() {
  const { storeId } = useParams({ from: "/s/$storeId/texting/settings/template" });
  const read = useRead(textTemplatesQuery, { live: ["TextTemplate"] });
  const templates = read.status === "ready" ? read.data.textTemplates : [];
  const add = (
    <ButtonLink
      to="/s/$storeId/texting/settings/template/$messageId"
      params={{ storeId, messageId: "new" }}
      kind="primary"
      icon={<IconPlus size={18} />}
      data-new
    >
      {text("templates.new")}
    </ButtonLink>
  );
  return (
    <Page
      title={text("templates.title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      tabs={<TextingSections storeId={storeId} shown="templates" />}
      actions={templates.length > 0 && add}
    >
      <p className={classes.hint}>{text("templates.hint")}</p>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Card hasPadding={false}>
          {templates.length === 0 ? (
            <EmptyState title={text("templates.none")} text={text("templates.noneText")} action={add} />
          ) : (
            <TemplateOrder templates={templates} storeId={storeId} />
          )}
        </Card>
      )}
    </Page>
  );
}

function TemplateOrder({ templates, storeId }: { templates: readonly TextTemplate[]; storeId: number }) {
  const values = useSampleValues();
  const [order] = useChange(orderTextTemplatesMutation);
  const { items, reorder } = useOrder(templates, (ids) =>
    order({ ids }, { refetches: [textTemplatesQuery], waitsForRefetch: true }),
  );
  return (
    <SortableList
      label={text("templates.title")}
      items={items}
      onReorder={(ids) => void reorder(ids)}
      renderItem={({ id, name, body }) => (
        <div className={classes.line}>
          <div className={classes.words}>
            <Link to="/s/$storeId/texting/settings/template/$messageId" params={{ storeId, messageId: id }}>
              {name}
            </Link>
            <small className={classes.body}>{fillTemplate(body, values)}</small>
          </div>
        </div>
      )}
    />
  );
}
