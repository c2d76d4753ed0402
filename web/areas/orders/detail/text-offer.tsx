import { IconMessage } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { formatPhone } from "#common/phone.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { PartMeter } from "#web/areas/texting/shared/part-meter.tsx";
import { TextPreview } from "#web/areas/texting/shared/text-preview.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./detail-text.ts";
import { textOrderMutation } from "./detail.queries.ts";
import type { OrderPageData } from "./detail.queries.ts";
import classes from "./order.module.css";
import { useOrderAct } from "./use-order-act.ts";

/** The text that says the order is ready. It goes by a press, and where it may not go the page says why. */
export function TextOffer({ page }: { page: OrderPageData }) {
  const { offer } = page;
  const mayText = useCanAfterPin()("texting:send");
  return offer === null || !mayText ? null : <Offer key={offer.body} page={page} offer={offer} />;
}

type OfferProps = { page: OrderPageData; offer: NonNullable<OrderPageData["offer"]> };

function Offer({ page: { order }, offer }: OfferProps) {
  const [body, setBody] = useState(offer.body);
  const [isLater, setIsLater] = useState(false);
  const [send, isSending] = useOrderAct(textOrderMutation);
  // A press whose response was lost keeps its id, so the customer is texted once.
  const textId = useRef(newId());
  const name = order.customerName ?? "";
  const phone = formatPhone(offer.phone);
  const press = async () => {
    if (await send({ id: order.id, textId: textId.current, body })) {
      showSnackbar({ text: text("text.sent", { name }), color: "good" });
    }
  };
  const icon = <IconMessage size={18} aria-hidden="true" />;
  if (isLater) {
    return (
      <p>
        <Button icon={icon} onClick={() => setIsLater(false)}>
          {text("text.open", { name: name.split(" ")[0] ?? "" })}
        </Button>
      </p>
    );
  }
  return (
    <Card title={text("text.title", { name, phone })}>
      {offer.refusal === null ? (
        <>
          <textarea
            className={classes.text}
            aria-label={text("text.body")}
            rows={3}
            maxLength={1600}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <PartMeter body={body} />
          <div className={classes.foot}>
            <small>{text("text.hint")}</small>
            <span className={classes.buttons}>
              <Button onClick={() => setIsLater(true)}>{text("text.later")}</Button>
              <Button kind="primary" icon={icon} isBusy={isSending} onClick={() => void press()}>
                {text("text.send")}
              </Button>
            </span>
          </div>
        </>
      ) : (
        <>
          <TextPreview label={text("text.preview")} words={offer.body} />
          <div className={classes.foot}>
            <p>{text("text.refused", { reason: failureText({ failureReason: null, blockCode: offer.refusal }) })}</p>
            <a className={classes.shop} href={`tel:+1${offer.phone}`}>
              {text("text.call", { phone })}
            </a>
          </div>
        </>
      )}
    </Card>
  );
}
