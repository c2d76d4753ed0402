import { Page } from "#web/ui/page/page.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { IconBox, IconDots, IconHanger, IconLayoutGrid, IconPrinter, IconScale } from "@tabler/icons-react";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { PrintedPullList } from "./printed-pull-list.tsx";
import { PullBins } from "./pull-bins.tsx";
import { text } from "./pull-list-text.ts";
import { floorOrStoreQuery, pullListQuery } from "./pull-list.queries.ts";
import type { FloorOrStore } from "./pull-list.queries.ts";
import { SectionList } from "./section-list.tsx";
import classes from "./pull-list.module.css";

/** The bins to bring to the floor now, each with its reason, and how full the sections are. */
export function PullListPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(pullListQuery, { live: ["Backstock", "BackstockSection", "daily-report"] });
  const pullList = read.status === "ready" ? read.data.pullList : null;
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/backstock" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<PullListMenu />}
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {pullList?.sections.length === 0 && (
        <Card>
          <NoSections />
        </Card>
      )}
      {pullList !== null && pullList.sections.length > 0 && (
        <>
          <div className={classes.columns}>
            <PullBins list={pullList} />
            <div className={classes.beside}>
              <SectionList list={pullList} />
              <FloorOrStore />
            </div>
          </div>
          <PrintedPullList list={pullList} />
        </>
      )}
    </Page>
  );
}

/** Explains sections, with a button for managers to begin. */
function NoSections() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const open = () => void navigate({ to: "/s/$storeId/backstock/sections", params: { storeId } });
  return (
    <EmptyState
      title={text("setup.title")}
      text={text("setup.text")}
      action={
        can("backstock:settings") && (
          <Button kind="primary" onClick={open}>
            {text("setup.do")}
          </Button>
        )
      }
    />
  );
}

/** Printing for everyone; the setup of sections and the balance with sister stores for managers. */
function PullListMenu() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  const setup = {
    label: text("menu.sections"),
    icon: <IconLayoutGrid size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/backstock/sections", params: { storeId } }),
  };
  const balance = {
    label: text("menu.balance"),
    icon: <IconScale size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/backstock/balance", params: { storeId } }),
  };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={[print, ...(can("backstock:settings") ? [setup] : []), ...(can("backstock:transfer") ? [balance] : [])]}
    />
  );
}

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

/** Shows where the goods of a buy belong: the floor or a bin. */
function FloorOrStore() {
  const [categoryId, setCategoryId] = useState("");
  const read = useRead(reportChoicesQuery);
  const categories = read.status === "ready" ? read.data.backstockHome.categories : [];
  return (
    <div data-no-print>
      <Card title={text("store.title")}>
        <SelectField
          {...plain}
          name="category"
          label={text("store.category")}
          value={categoryId}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setCategoryId}
        />
        {categoryId !== "" && <FloorOrStoreAnswer categoryId={categoryId} />}
      </Card>
    </div>
  );
}

/** Where fresh goods of a category belong: the floor, or the bin being packed. */
function FloorOrStoreAnswer({ categoryId }: { categoryId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(floorOrStoreQuery, {
    variables: { categoryId },
    live: ["Backstock", "BackstockSection", "daily-report"],
  });
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<LoadingState lines={2} />} />;
  }
  const answer = read.data.floorOrStore;
  const { bin, isForFloor } = answer;
  return (
    <div className={classes.answer} data-floor={isForFloor} aria-live="polite">
      {isForFloor ? <IconHanger aria-hidden="true" /> : <IconBox aria-hidden="true" />}
      <div>
        <strong>{verdictText(answer)}</strong>
        {!isForFloor && <p>{binText(answer)}</p>}
        {!isForFloor && bin !== null && bin.backstockId === null && (
          <Link to="/s/$storeId/backstock/detail/new" params={{ storeId }} search={{ binId: bin.id }}>
            {text("store.fill", { bin: bin.bin })}
          </Link>
        )}
      </div>
    </div>
  );
}

function verdictText({ isForFloor, reason, sectionName, season, missing, categoryName }: FloorOrStore): string {
  const section = sectionName ?? categoryName;
  if (isForFloor) {
    return reason === "missing" && missing !== null
      ? text("store.floor.missing", { section, count: missing })
      : text("store.floor.unknown");
  }
  return reason === "full" ? text("store.full", { section }) : text("store.season", { season: seasonText(season) });
}

function binText({ bin, categoryName }: FloorOrStore): string {
  if (bin === null) {
    return text("store.none");
  }
  return bin.backstockId === null
    ? text("store.empty", { bin: bin.bin })
    : text("store.packing", { bin: bin.bin, category: categoryName });
}

function seasonText(season: string | null): string {
  const seasonName = (["all", "SS", "FW", "holiday"] as const).find((name) => name === season) ?? "all";
  return areaText(`season.${seasonName}`);
}
