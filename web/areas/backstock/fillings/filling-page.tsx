import { Link, useParams, useSearch } from "@tanstack/react-router";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-page.tsx";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { BinActions } from "#web/areas/backstock/home/bin-actions.tsx";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { useGoHome } from "#web/areas/backstock/home/backstock-search.ts";
import { HoldBadge } from "#web/areas/backstock/moves/hold-badge.tsx";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries, useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { FillingForm } from "./filling-form.tsx";
import { isInUndoTime } from "#common/backstock/undo-time.ts";
import { HistoryTimeline } from "#web/areas/backstock/history/history-timeline.tsx";
import { reasonText } from "#web/areas/backstock/history/history-words.ts";
import type { HistoryEntry } from "#web/areas/backstock/history/history.queries.ts";
import { text } from "./fillings-text.ts";
import { backstockDetailQuery, removeBackstockMutation } from "./fillings.queries.ts";
import type { BackstockDetail } from "./fillings.queries.ts";
import classes from "./fillings.module.css";

/** The list, with a filling over it: its contents, its moves and its history. */
export function FillingPage() {
  const { backstockId } = useParams({ from: "/s/$storeId/backstock/detail/edit/$backstockId" });
  const search = useSearch({ from: "/s/$storeId/backstock/detail/edit/$backstockId" });
  const goHome = useGoHome();
  const home = useRead(backstockHomeQuery);
  const read = useRead(backstockDetailQuery, { variables: { id: backstockId }, live: ["Backstock"] });
  const close = () => goHome(search);
  const detail = read.status === "ready" ? read.data.backstockDetail : null;
  const isMissing = read.status === "failed";
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog
        title={detail === null ? text("fill.bin") : text("detail.title", { bin: detail.filling.bin })}
        size="medium"
        onClose={close}
      >
        {isMissing ? (
          <EmptyState title={text("detail.missing")} text={text("detail.missingText")} />
        ) : (
          <ReadState read={read} />
        )}
        {detail !== null && home.status === "ready" && (
          <FillingView detail={detail} home={home.data.backstockHome} search={search} />
        )}
      </Dialog>
    </>
  );
}

type FillingViewProps = { detail: BackstockDetail; home: BackstockHome; search: BackstockSearch };

function FillingView({ detail, home, search }: FillingViewProps) {
  const { filling, history, older } = detail;
  const mayChange = useCanAfterPin()("backstock:move") && !filling.archived;
  return (
    <div className={classes.view}>
      <div className={classes.top}>
        <BinTag bin={filling.bin} size="large" />
        <div className={classes.facts}>
          <b>{filling.category}</b>
          <span>{filling.location}</span>
          <span data-old={filling.isTooOld}>
            {text("detail.age", { count: filling.age })} · {formatDate(filling.inventoryDate)}
          </span>
          {!filling.archived && <HoldBadge filling={filling} />}
        </div>
      </div>
      {filling.archived ? (
        <ArchivedFilling detail={detail} />
      ) : (
        <div className={classes.acts}>
          <BinActions filling={filling} home={home} search={search} look="primary" />
        </div>
      )}
      {older !== null && (
        <p className={classes.older}>{text("detail.older", { bin: older.filling.bin, count: older.days })}</p>
      )}
      <div className={classes.columns}>
        {mayChange ? (
          // A change by someone else restarts the form, so a save never overwrites values the person has not seen.
          <FillingForm key={filling.version} filling={filling} home={home} />
        ) : (
          <p>{filling.notes}</p>
        )}
        <div className={classes.side}>
          <FillingHistory filling={filling} history={history} />
          {mayChange && <RemoveFilling filling={filling} />}
        </div>
      </div>
    </div>
  );
}

/** Read only: who emptied the bin and when, with a link to fill it again. */
function ArchivedFilling({ detail: { filling } }: { detail: BackstockDetail }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const date = filling.archivedOn === null ? "" : formatDayOfMonth(filling.archivedOn);
  const name = filling.archivedBy ?? text("detail.somebody");
  const reason = reasonText(filling.archivedReason ?? "pulled");
  const isPulled = filling.archivedReason === "pulled";
  return (
    <output className={classes.notice}>
      <span>{isPulled ? text("detail.emptied", { date, name }) : text("detail.removed", { date, name, reason })}</span>
      <span className={classes.noticeActs}>
        <Link
          to="/s/$storeId/backstock/detail/new"
          params={{ storeId }}
          search={{ binId: filling.binId }}
          className={classes.noticeLink}
        >
          {text("detail.fillAgain")}
        </Link>
      </span>
    </output>
  );
}

const reasons = ["MISTAKE", "DISCARDED", "DONATED", "TRANSFERRED"] as const;
type Reason = (typeof reasons)[number];

/** Removes a filling for a reason other than a pull; folded until needed. */
function RemoveFilling({ filling }: { filling: Backstock }) {
  const [reason, setReason] = useState<Reason>("MISTAKE");
  const [remove, isBusy] = useChange(removeBackstockMutation);
  const undo = useUndoBackstock();
  const send = async () => {
    const { id, version, bin } = filling;
    const setId = newId();
    const outcome = await remove({ id, version, setId, reason }, { refetches: binQueries });
    if (outcome.isDone) {
      showUndo(text("detail.removedDone", { bin }), () => void undo({ setId }));
    } else {
      showSnackbar({ text: moveText("error.updating", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <details className={classes.fold}>
      <summary>
        <IconChevronRight size={16} aria-hidden="true" />
        {text("detail.remove")}
      </summary>
      <p className={classes.soft}>{text("detail.removeText")}</p>
      <div className={classes.removeActs}>
        <BareSelect
          label={text("detail.reason")}
          value={reason}
          options={reasons.map((value) => ({ value, label: reasonText(value.toLowerCase()) }))}
          onChange={(value) => setReason(reasons.find((name) => name === value) ?? "MISTAKE")}
        />
        <Button kind="bad" isBusy={isBusy} onClick={() => void send()}>
          {text("detail.removeButton")}
        </Button>
      </div>
    </details>
  );
}

type FillingHistoryProps = { filling: Backstock; history: readonly HistoryEntry[] };

/** The history of a filling, the newest first, with Undo beside the last change that still counts. */
function FillingHistory({ filling, history }: FillingHistoryProps) {
  const mayUndo = useCanAfterPin()("backstock:move");
  const isManager = useCan()("backstock:settings");
  const [now] = useState(() => new Date());
  const undo = useUndoBackstock();
  const latest = history.find(({ action, undoneAt }) => action !== "UNDONE" && undoneAt === null);
  const isInTime = latest !== undefined && isInUndoTime({ at: new Date(latest.at), now, isManager });
  return (
    <section className={classes.history} aria-label={text("history.title")}>
      <h3>{text("history.title")}</h3>
      <HistoryTimeline
        entries={history}
        isOneBin
        renderAct={(entry) =>
          mayUndo &&
          isInTime &&
          entry === latest && (
            <Button isCompact onClick={() => void undo({ setId: entry.setId, fillingId: filling.id })}>
              {text("history.undo")}
            </Button>
          )
        }
      />
    </section>
  );
}
