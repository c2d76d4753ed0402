import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { CancelRequest } from "./cancel-request.tsx";
import { requestFields, requestValues, writtenRequest } from "./request-fields.ts";
import type { RequestValues } from "./request-fields.ts";
import { RequestFormFields } from "./request-form-fields.tsx";
import {
  editCheckinRequestMutation,
  takeCheckinRequestMutation,
  checkinRequestQuery,
  checkinRequestsQuery,
} from "./requests.queries.ts";
import type { CheckinRequest } from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import { buyDeskQuery } from "#web/areas/buys/home/home.queries.ts";

const queries = [checkinRequestQuery, checkinRequestsQuery, buyDeskQuery];

/** What the seller said, to be corrected; then the check-in goes on with it. Somebody else's is only looked at. */
export function RequestView({ request, storeId }: { request: CheckinRequest; storeId: number }) {
  const navigate = useNavigate();
  const employee = useActiveEmployee();
  const route = useCheckInRoute();
  const [isCancelling, setIsCancelling] = useState(false);
  const [edit] = useChange(editCheckinRequestMutation);
  const [take, isTaking] = useChange(takeCheckinRequestMutation);
  const form = useForm<RequestValues>({
    initial: requestValues(request),
    fields: requestFields(),
    onSubmit: async (values, submission) => {
      const outcome = await edit({ id: request.id, request: writtenRequest(values) }, { refetches: queries });
      if (!outcome.isDone) {
        submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("request.saved"), color: "good" });
    },
  });
  const goOn = async () => {
    const outcome = await take({ id: request.id }, { refetches: queries });
    if (outcome.isDone) {
      await navigate({ to: route, params: { storeId }, search: { checkinRequestId: request.id } });
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  if (request.status === "CONVERTED" && request.buyId !== null) {
    const buy = { storeId, buyId: request.buyId };
    return (
      <EmptyState
        title={text("request.converted")}
        action={
          <ButtonLink kind="primary" to="/s/$storeId/buys/detail/edit/$buyId" params={buy}>
            {text("request.openBuy")}
          </ButtonLink>
        }
      />
    );
  }
  if (request.status === "CANCELLED" || request.status === "EXPIRED") {
    const said = text("request.cancelled", { reason: request.cancelReason ?? "" });
    return <EmptyState title={request.status === "CANCELLED" ? said : text("request.expired")} />;
  }
  if (request.lockedById !== null && request.lockedById !== employee?.id) {
    return <EmptyState title={text("request.taken", { name: request.lockedBy ?? "" })} />;
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
      <RequestFormFields form={form} />
    </Form>
  );
}
