import { useNavigate, useParams, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { CallSeller } from "#web/areas/buys/calls/call-seller.tsx";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { buyQuery, checkInStartQuery, separateBuyMutation } from "#web/areas/buys/shared/buys.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { IconPhone } from "@tabler/icons-react";
import { formatPhone } from "#common/phone.ts";
import { CompleteForm } from "#web/areas/buys/home/complete-form.tsx";
import { SortForm } from "#web/areas/buys/home/sort-form.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { text as waitingText } from "#web/areas/buys/shared/waiting-text.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { BuyActs } from "#web/areas/buys/home/buy-acts.tsx";
import { useCanAfterPin, useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { reopenBuyMutation } from "#web/areas/buys/home/home.queries.ts";
import { usePrintPapers } from "#web/areas/buys/shared/use-print-papers.ts";
import { buyQueries, useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text as homeText } from "#web/areas/buys/home/home-text.ts";
import { text } from "./detail-text.ts";
import { BuyFacts } from "./buy-facts.tsx";
import { isReady } from "#web/areas/buys/shared/promise.ts";
import { BuyTexts } from "./buy-texts.tsx";
import { SecondHandCard } from "#web/areas/buys/second-hand/second-hand-card.tsx";
import { BuyStages } from "./buy-stages.tsx";
import { EditPile } from "./edit-pile.tsx";
import classes from "./detail.module.css";

/** One buy over the list of them. */
export function BuyPage() {
  const { storeId, buyId } = useParams({ from: "/s/$storeId/buys/detail/edit/$buyId" });
  const navigate = useNavigate();
  const read = useRead(buyQuery, { variables: { id: buyId }, live: ["Buy", "Customer", "TextThread"] });
  const detail = read.status === "ready" ? read.data.buy : null;
  const isComplete = detail?.buy.status === "COMPLETE";
  const close = async () => {
    if (await mayLeave()) {
      const search = isComplete ? { buysTab: "complete" as const, d: detail.buy.businessDate } : {};
      await navigate({ to: "/s/$storeId/buys", params: { storeId }, search });
    }
  };
  return (
    <>
      <BuysScreen storeId={storeId} tab={isComplete ? "complete" : "open"} />
      <Dialog title={text("title", { number: detail?.buy.number ?? "" })} onClose={() => void close()}>
        {read.status === "failed" ? (
          <EmptyState title={text("missing")} text={text("missingText")} />
        ) : (
          <ReadState read={read} />
        )}
        {detail !== null && <BuyView detail={detail} storeId={storeId} />}
      </Dialog>
    </>
  );
}

/** A buy whole: its stages, its facts, and everything that can be done about it. */
function BuyView({ detail, storeId }: { detail: BuyDetail; storeId: number }) {
  const { buy, reasons } = detail;
  const [opened, setOpened] = useState<Opened | null>(null);
  const read = useRead(checkInStartQuery);
  const start = read.status === "ready" ? read.data.checkInStart : unreadStart;
  const counted = Object.fromEntries(reasons.map(({ reasonId, count }) => [reasonId, count]));
  const close = () => setOpened(null);
  if (opened !== null) {
    return (
      <>
        <StepHeading title={headingOf[opened](buy.number)} />
        {opened === "sort" && <SortForm buy={buy} counted={counted} onClose={close} />}
        {opened === "complete" && <CompleteForm buy={buy} onClose={close} />}
        {opened === "edit" && <EditPile buy={buy} onClose={close} />}
      </>
    );
  }
  return (
    <div className={classes.view}>
      <header className={classes.top}>
        <NumberTag number={buy.number} tone={isReady(buy) ? "good" : "strong"} size="title" />
        <span className={classes.who}>
          <Link
            to="/s/$storeId/buys/detail/customer/show/$customerId"
            params={{ storeId, customerId: buy.customer.id }}
            className={classes.name}
          >
            {buy.customer.fullName}
          </Link>
        </span>
        <span className={classes.callLine}>
          <CallSeller buy={buy} className={classes.callNow}>
            <IconPhone size={18} aria-hidden="true" />
            {formatPhone(buy.customer.mobile)}
          </CallSeller>
        </span>
        <Badge tone={buy.status === "COMPLETE" ? "neutral" : "accent"}>
          {buy.outcome === null ? waitingText(`stage.${buy.stage}`) : buyText(`outcome.${buy.outcome}`)}
        </Badge>
      </header>
      <BuyViewActs detail={detail} start={start} onOpen={setOpened} />
      <SecondHandCard buyKey={buy.id} isOpen={buy.status === "OPEN"} />
      <BuyStages buy={buy} pos={start.posName} />
      <BuyFacts detail={detail} pos={start.posName} />
      <BuyTexts texts={detail.texts} />
      <RecordHistory kind="Buy" id={buy.id} words={buyHistory} />
    </div>
  );
}

type RegisterStart = { posName: string; isLinked: boolean; takesCheckIns: boolean };

const unreadStart: RegisterStart = { posName: "POS", isLinked: true, takesCheckIns: true };

type Opened = "sort" | "complete" | "edit";

const headingOf: Record<Opened, (number: number) => string> = {
  sort: (number) => homeText("sort.title", { number }),
  complete: (number) => homeText("complete.title", { number }),
  edit: (number) => text("edit.title", { number }),
};

/** A form in the buy's own dialog begins at its heading. */
function StepHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function beginAtHeading() {
    heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={classes.heading}>
      {title}
    </h3>
  );
}

type BuyViewActsProps = {
  detail: BuyDetail;
  start: RegisterStart;
  onOpen: (what: Opened) => void;
};

/** Everything that can be done about a buy; the next stage goes first. */
function BuyViewActs({ detail, start, onOpen }: BuyViewActsProps) {
  const { buy } = detail;
  const mayChange = useCanAfterPin()("buys:check-in");
  const isSorted = isReady(buy) || buy.stage === "COMPLETE";
  const isOpen = buy.status === "OPEN";
  return (
    <div className={classes.acts}>
      <BuyActs
        desk={{ buy, asksDonated: false, text: detail.texts.at(-1) ?? null, textRefusal: null }}
        start={start}
        isNext
        onSort={() => onOpen("sort")}
        onComplete={() => onOpen("complete")}
      />
      {mayChange && isSorted && <Button onClick={() => onOpen("sort")}>{text("counts")}</Button>}
      {mayChange && isOpen && <Button onClick={() => onOpen("edit")}>{text("edit")}</Button>}
      {mayChange && !isSorted && <Button onClick={() => onOpen("complete")}>{text("stage.complete")}</Button>}
      <BuyOtherActs detail={detail} start={start} />
    </div>
  );
}

/** What happens at the register: sending it there, asking after it, its ticket; and a manager's way back. */
function BuyOtherActs({ detail, start }: { detail: BuyDetail; start: RegisterStart }) {
  const { buy } = detail;
  const { posName: pos, takesCheckIns } = start;
  const [reopen, isReopening] = useChange(reopenBuyMutation);
  const [print, isPrinting] = usePrintPapers();
  const mayReopen = useCan()("buys:override");
  const openAgain = async () => {
    const outcome = await reopen({ id: buy.id }, { refetches: buyQueries });
    showSnackbar(
      outcome.isDone
        ? { text: text("reopened", { number: buy.number }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <>
      <SendButtons buy={buy} start={start} />
      <Button isBusy={isPrinting} onClick={() => void print(buy.id, "TICKET")}>
        {buyText("ticket")}
      </Button>
      <Button isBusy={isPrinting} onClick={() => void print(buy.id, "TAGS")}>
        {buyText("tags")}
      </Button>
      {mayReopen && !takesCheckIns && <SeparateButton buy={buy} pos={pos} />}
      {mayReopen && buy.status === "COMPLETE" && buy.posCompletedAt === null && (
        <Button isBusy={isReopening} onClick={() => void openAgain()}>
          {text("reopen")}
        </Button>
      )}
    </>
  );
}

/** Sends a buy to the register, or asks it what became of one that was sent. */
function SendButtons({ buy, start }: { buy: BuyDetail["buy"]; start: RegisterStart }) {
  const { posName: pos, takesCheckIns } = start;
  const [send, settle, isSending] = useSendBuy();
  const maySend = useCanAfterPin()("buys:check-in");
  const showMessage = ({ message }: { message: string | null }) => {
    if (message !== null) {
      showSnackbar({ text: message, color: "bad" });
    }
  };
  const isUnsent = takesCheckIns && (buy.posSync === "NOT_SENT" || buy.posSync === "FAILED");
  const isUnsettled = buy.posSync === "UNKNOWN" || buy.posSync === "SENDING";
  return (
    maySend && (
      <>
        {isUnsent && (
          <Button isBusy={isSending} onClick={() => void send(buy.id, { onSilent: showMessage }).then(showMessage)}>
            {text("pos.retry", { pos })}
          </Button>
        )}
        {isUnsettled && (
          <Button isBusy={isSending} onClick={() => void settle(buy.id).then(showMessage)}>
            {text("pos.ask", { pos })}
          </Button>
        )}
      </>
    )
  );
}

/** Undoes the link that a person made between a buy of the register and one of ours. */
function SeparateButton({ buy, pos }: { buy: BuyDetail["buy"]; pos: string }) {
  const [separate, isSeparating] = useChange(separateBuyMutation);
  const unlink = async () => {
    const outcome = await separate({ id: buy.id }, { refetches: buyQueries });
    showSnackbar(
      outcome.isDone
        ? { text: text("pos.separated", { number: buy.number }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    buy.posSync === "LINKED" && (
      <Button isBusy={isSeparating} onClick={() => void unlink()}>
        {text("pos.separate", { pos })}
      </Button>
    )
  );
}

const buyHistory: HistoryWords = {
  events: {
    "buy.checked-in": text("history.buy.checked-in"),
    "buy.sync-changed": text("history.buy.sync-changed"),
    "buy.matched": text("history.buy.matched"),
    "buy.match-refused": text("history.buy.match-refused"),
    "buy.separated": text("history.buy.separated"),
    "buy.moved": text("history.buy.moved"),
    "buy.seller-called": text("history.buy.seller-called"),
    "buy.seller-call-undone": text("history.buy.seller-call-undone"),
    "buy.reopened": text("history.buy.reopened"),
    "buy.edited": text("history.buy.edited"),
    "buy.seller-answered": text("history.buy.seller-answered"),
  },
  fields: {
    value: text("history.value"),
    posNumber: text("history.posNumber"),
    containers: text("history.containers"),
    location: text("place"),
    containerTags: text("tags"),
    promisedAt: text("promised"),
    notes: text("notes"),
    plan: text("history.plan"),
    returnsAt: text("history.returnsAt"),
  },
};
