import { Page } from "#web/ui/page/page.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { SectionDialog } from "./section-dialog.tsx";
import { text } from "./sections-text.ts";
import { backstockSectionsQuery, reorderSectionsMutation } from "./sections.queries.ts";
import type { Section } from "./sections.queries.ts";
import classes from "./sections.module.css";

/** The sections of the floor, their goods, and the bins that fill them. */
export function SectionsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { edit } = useSearch({ from: "/s/$storeId/backstock/sections" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/sections" });
  const read = useRead(backstockSectionsQuery, { live: ["BackstockSection", "BackstockCategory"] });
  const open = (id: string | undefined) => void navigate({ search: { edit: id } });
  const setup = read.status === "ready" ? read.data.backstockSections : null;
  const edited = setup?.sections.find(({ id }) => id === edit) ?? null;
  const add = (
    <Button data-new kind="primary" icon={<IconPlus size={18} />} onClick={() => open("new")}>
      {text("add")}
    </Button>
  );
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/backstock/pull-list" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={setup?.sections.length !== 0 && add}
    >
      <p className={classes.lead}>{text("lead")}</p>
      <Card hasPadding={false}>
        <ReadState read={read} />
        {setup !== null && <Sections sections={setup.sections} add={add} onOpen={open} />}
      </Card>
      {setup !== null && (edit === "new" || edited !== null) && (
        <SectionDialog key={edit} section={edited} setup={setup} onClose={() => open(undefined)} />
      )}
    </Page>
  );
}

type SectionsProps = { sections: readonly Section[]; add: ReactNode; onOpen: (id: string) => void };

function Sections({ sections, add, onOpen }: SectionsProps) {
  return sections.length === 0 ? (
    <EmptyState title={text("empty.title")} text={text("empty.text")} action={add} />
  ) : (
    <SortableSections sections={sections} onOpen={onOpen} />
  );
}

type SortableSectionsProps = { sections: readonly Section[]; onOpen: (id: string) => void };

/** The sections in walking order, which a person can rearrange. */
function SortableSections({ sections, onOpen }: SortableSectionsProps) {
  const [reorder] = useChange(reorderSectionsMutation);
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  const shown =
    pendingIds === null ? sections : pendingIds.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  const save = async (ids: readonly string[]) => {
    setPendingIds(ids);
    const outcome = await reorder({ ids: [...ids] }, { refetches: [backstockSectionsQuery] });
    setPendingIds(null);
    if (!outcome.isDone) {
      showSnackbar({ text: text("order.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <SortableList
      label={text("list")}
      items={shown}
      onReorder={(ids) => void save(ids)}
      renderItem={({ id, name, codes, categories }) => (
        <button type="button" className={classes.line} onClick={() => onOpen(id)}>
          <strong>{name}</strong>
          <span>{text("line.goods", { goods: listed(codes) })}</span>
          <span>{text("line.bins", { bins: listed(categories.map((category) => category.name)) })}</span>
        </button>
      )}
    />
  );
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? text("line.none") : names.join(", ");
}
