import { buyFields } from "#common/buys/buy-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { BuysScreen } from "#web/areas/buys/home/buys-screen.tsx";
import { dropOffWhen } from "#web/areas/buys/shared/drop-off-when.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import {
  checkinRequestQuery,
  editCheckinRequestMutation,
  takeCheckinRequestMutation,
  checkinRequestsQuery,
  cancelCheckinRequestMutation,
} from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import classes from "./requests.module.css";
import { requestFields, requestValues, writtenRequest } from "./request-fields.ts";
import type { RequestValues } from "./request-fields.ts";
import { RequestFormFields } from "./request-form-fields.tsx";
import { holderOf } from "./request-holder.ts";
import { useRequestHold } from "./use-request-hold.ts";
import type { CheckinRequest } from "./requests.queries.ts";

/** One seller in line, over the list. */
export function RequestPage() {
  const { storeId, checkinRequestId: id } = useParams({
    from: "/s/$storeId/buys/detail/edit/checkinRequest/$checkinRequestId",
  });
  const navigate = useNavigate();
  const read = useRead(checkinRequestQuery, { variables: { id }, live: ["CheckinRequest"] });
  const request = read.status === "ready" ? read.data.checkinRequest : null;
  const close = () => void navigate({ to: "/s/$storeId/buys", params: { storeId }, search: { buysTab: "requests" } });
  const name = request === null ? "" : `${request.firstName} ${request.lastName}`;
  return (
    <>
      <BuysScreen storeId={storeId} tab="requests" />
      <Dialog title={text("request.title", { name })} size="small" onClose={close}>
        {read.status === "failed" ? <EmptyState title={text("request.missing")} /> : <ReadState read={read} />}
        {request !== null && <RequestView request={request} storeId={storeId} />}
      </Dialog>
    </>
  );
}

const queries = [checkinRequestQuery, checkinRequestsQuery, buyDeskQuery];

/** Lets the counter correct a request and check it in. A request that someone else is checking in is read-only. */
function RequestView({ request, storeId }: { request: CheckinRequest; storeId: number }) {
  const navigate = useNavigate();
  const employee = useActiveEmployee();
  const route = useCheckInRoute();
  const [isCancelling, setIsCancelling] = useState(false);
  const [edit] = useChange(editCheckinRequestMutation);
  const [take, isTaking] = useChange(takeCheckinRequestMutation);
  const form = useForm<RequestValues>({
    initial: requestValues(request),
    fields: requestFields(),
    save: (values) => edit({ id: request.id, request: writtenRequest(values) }, { refetches: queries }),
    onSaved: () => showSnackbar({ text: text("request.saved"), color: "good" }),
  });
  const holder = holderOf(request, useNow());
  const isOpen = request.status === "NEW" || request.status === "BEING_CHECKED_IN";
  const keepHold = useRequestHold({ id: request.id, isFree: isOpen && holder === null });
  const goOn = async () => {
    const outcome = await take({ id: request.id }, { refetches: queries });
    if (outcome.isDone) {
      keepHold();
      await navigate({ to: route, params: { storeId }, search: { checkinRequestId: request.id } });
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  if (!isOpen) {
    return <OverRequest request={request} storeId={storeId} />;
  }
  if (holder !== null && holder.id !== employee?.id) {
    return <EmptyState title={text("request.taken", { name: holder.name })} />;
  }
  if (isCancelling) {
    return <CancelRequest id={request.id} onBack={() => setIsCancelling(false)} />;
  }
  const actions = (
    <>
      <Button kind="quiet" onClick={() => setIsCancelling(true)}>
        {text("request.cancel")}
      </Button>
      <Button type="submit" disabled={!form.isDirty} isBusy={form.status === "submitting"}>
        {text("request.save")}
      </Button>
      <Button kind="primary" disabled={form.isDirty} isBusy={isTaking} onClick={() => void goOn()}>
        {text("request.checkIn")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("new.title")} actions={actions} columns={2}>
      <DropOffLine dropOffAt={request.dropOffAt} />
      <RequestFormFields form={form} />
    </Form>
  );
}

/** How a request ended, with the way to the buy that it became. */
function OverRequest({
  request: { status, buyId, cancelReason },
  storeId,
}: {
  request: CheckinRequest;
  storeId: number;
}) {
  if (status !== "CONVERTED") {
    const cancelled = text("request.cancelled", { reason: cancelReason ?? "" });
    return <EmptyState title={status === "CANCELLED" ? cancelled : text("request.expired")} />;
  }
  return (
    <EmptyState
      title={text("request.converted")}
      action={
        buyId !== null && (
          <ButtonLink kind="primary" to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }}>
            {text("request.openBuy")}
          </ButtonLink>
        )
      }
    />
  );
}

/** When the bags are expected, of a seller who isn't here yet. */
function DropOffLine({ dropOffAt }: Pick<CheckinRequest, "dropOffAt">) {
  const now = useNow();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return dropOffAt === null ? null : (
    <p className={classes.when}>{text("request.dropOffAt", { when: dropOffWhen(dropOffAt, { now, timeZone }) })}</p>
  );
}

/** Asks why a seller leaves the line. */
function CancelRequest({ id, onBack }: { id: string; onBack: () => void }) {
  const [cancel] = useChange(cancelCheckinRequestMutation);
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("request.reason"), rules: [accepts(buyFields.cancelReason)] } },
    guardsChanges: false,
    save: ({ reason }) => cancel({ id, reason }, { refetches: queries }),
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onBack}>
        {text("request.back")}
      </Button>
      <Button kind="bad" type="submit" isBusy={form.status === "submitting"}>
        {text("request.cancelDo")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("request.cancel")} actions={actions}>
      <TextField {...form.field("reason")} limit={200} />
    </Form>
  );
}
