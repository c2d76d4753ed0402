import { IconUsersGroup } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { dropOffWhen } from "#web/areas/buys/shared/drop-off-when.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";
import { checkinRequestsQuery, addCheckinRequestMutation } from "./requests.queries.ts";
import type { CheckinRequest } from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import classes from "./requests.module.css";
import { emptyRequest, requestFields, writtenRequest } from "./request-fields.ts";
import type { RequestValues } from "./request-fields.ts";
import { RequestFormFields } from "./request-form-fields.tsx";
import { holderOf } from "./request-holder.ts";

/** Sooner nobody asks where the bags are. */
const lateAfterMinutes = 5;

/** Who waits to be checked in, in the order in which they came. */
export function RequestList({ storeId }: { storeId: number }) {
  const read = useRead(checkinRequestsQuery, { live: ["CheckinRequest"] });
  const mayAdd = useCanAfterPin()("buys:check-in");
  const [isAdding, setIsAdding] = useState(false);
  const requests = read.status === "ready" ? read.data.checkinRequests : [];
  const here = requests.filter(({ dropOffAt }) => dropOffAt === null);
  const later = requests.filter(({ dropOffAt }) => dropOffAt !== null);
  const add = mayAdd && <Button onClick={() => setIsAdding(true)}>{text("list.add")}</Button>;
  return (
    <div className={classes.list}>
      <ReadState read={read} />
      {read.status === "ready" && requests.length === 0 && (
        <EmptyState
          icon={<IconUsersGroup size={32} />}
          title={text("list.none")}
          text={text("list.noneText")}
          action={add}
        />
      )}
      {requests.length > 0 && <p className={classes.head}>{add}</p>}
      {here.length > 0 && <RequestRows requests={here} storeId={storeId} />}
      {later.length > 0 && (
        <section aria-label={text("list.later")}>
          <h2 className={classes.later}>
            {text("list.later")} <span>{later.length}</span>
          </h2>
          <RequestRows requests={later} storeId={storeId} />
        </section>
      )}
      {isAdding && <NewRequestDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}

function RequestRows({ requests, storeId }: { requests: readonly CheckinRequest[]; storeId: number }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  return (
    <ul>
      {requests.map((request) => {
        const holder = holderOf(request, now);
        return (
          <li key={request.id}>
            <span className={classes.person}>
              <b>{`${request.firstName} ${request.lastName}`}</b>
              <small>{formatPhone(request.mobile)}</small>
            </span>
            <span>{text("list.containers", { count: request.containers })}</span>
            <span className={classes.badges}>
              <RequestState request={request} now={now} timeZone={timeZone} />
              {holder !== null && <Badge tone="warn">{text("list.taken", { name: holder.name })}</Badge>}
            </span>
            <Link
              to="/s/$storeId/buys/detail/edit/checkinRequest/$checkinRequestId"
              params={{ storeId, checkinRequestId: request.id }}
            >
              {text("list.open")}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Since when a seller is here, or when they come. */
function RequestState({ request, now, timeZone }: { request: CheckinRequest; now: Date; timeZone: string }) {
  if (request.dropOffAt === null) {
    return (
      <>
        {request.isDropOff && <Badge>{text("list.dropOff")}</Badge>}
        <small>{text("list.since", { time: formatTime(new Date(request.createdAt), timeZone) })}</small>
      </>
    );
  }
  const lateMinutes = Math.floor((now.getTime() - Date.parse(request.dropOffAt)) / 60_000);
  return (
    <>
      <b>{text("list.dropOffAt", { when: dropOffWhen(request.dropOffAt, { now, timeZone }) })}</b>
      {lateMinutes >= lateAfterMinutes && (
        <Badge tone="warn">{text("list.late", { time: formatDuration(lateMinutes) })}</Badge>
      )}
    </>
  );
}

/** Puts a seller in line while the counter is busy. */
function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(newId);
  const [add] = useChange(addCheckinRequestMutation);
  const form = useForm<RequestValues>({
    initial: emptyRequest,
    fields: requestFields(),
    guardsChanges: false,
    save: (values) => add({ id, request: writtenRequest(values) }, { refetches: [checkinRequestsQuery, buyDeskQuery] }),
    onSaved: (_added, { firstName }) => {
      showSnackbar({ text: text("new.saved", { name: firstName }), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text("new.title")} save={text("list.add")} columns={2} onClose={onClose}>
      <RequestFormFields form={form} />
    </FormDialog>
  );
}
