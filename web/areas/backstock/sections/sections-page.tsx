import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SectionDialog } from "./section-dialog.tsx";
import { SortableSections } from "./sortable-sections.tsx";
import { text } from "./sections-text.ts";
import { backstockSectionsQuery } from "./sections.queries.ts";
import classes from "./sections.module.css";

/** What hangs where on the floor, and which bins fill it. */
export function SectionsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { edit } = useSearch({ from: "/s/$storeId/backstock/sections" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/sections" });
  const read = useRead(backstockSectionsQuery, { live: ["BackstockSection", "BackstockCategory"] });
  const open = (id: string | undefined) => void navigate({ search: { edit: id } });
  const found = read.status === "ready" ? read.data.backstockSections : null;
  const edited = found?.sections.find(({ id }) => id === edit) ?? null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/backstock/pull-list" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <Button kind="primary" onClick={() => open("new")}>
          {text("add")}
        </Button>
      </header>
      <p className={classes.lead}>{text("lead")}</p>
      <Card hasPadding={false}>
        <ReadState read={read} />
        {found?.sections.length === 0 && <EmptyState title={text("empty.title")} text={text("empty.text")} />}
        {found !== null && found.sections.length > 0 && <SortableSections sections={found.sections} onOpen={open} />}
      </Card>
      {found !== null && (edit === "new" || edited !== null) && (
        <SectionDialog key={edit} section={edited} setup={found} onClose={() => open(undefined)} />
      )}
    </div>
  );
}
