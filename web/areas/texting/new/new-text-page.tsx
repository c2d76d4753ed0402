import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { isPhone } from "#common/phone.ts";
import { Composer } from "#web/areas/texting/composer/composer.tsx";
import { isClosed, ThreadEnd } from "#web/areas/texting/thread/thread-end.tsx";
import { textThreadQuery } from "#web/areas/texting/thread/thread.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { CustomerSearch } from "./customer-search.tsx";
import { text } from "./new-text.ts";
import classes from "./new-text.module.css";

/** A text to a phone: to one that was texted before it goes on in its conversation. */
export function NewTextPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/texting/new" });
  const navigate = useNavigate();
  const store = useStoreData();
  const [phone, setPhone] = useState(search.phone ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const focusPhone = () => field.current?.querySelector("input")?.focus();
  // Before the focus that came with the page is given to its heading.
  useLayoutEffect(function beginTyping() {
    field.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const isWhole = isPhone(phone);
  const variables = { phone, count: 1 };
  const read = useRead(textThreadQuery, { variables, isPaused: !isWhole });
  const thread = isWhole && read.status === "ready" ? read.data.textThread : null;
  const open = async () => {
    const { textThread } = await store.read(textThreadQuery, variables);
    if (textThread !== null) {
      await navigate({
        to: "/s/$storeId/texting/$threadId/show",
        params: { storeId, threadId: textThread.id },
        replace: true,
      });
    }
  };
  const goOn = () => open().catch(() => showSnackbar({ text: text("sent"), color: "good" }));
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/texting" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      <Card>
        <div ref={field}>
          <PhoneField
            name="phone"
            label={text("phone")}
            value={phone}
            error={isMissing ? problemOf(phone) : null}
            isRequired
            isDisabled={false}
            onBlur={() => undefined}
            onChange={setPhone}
            hint={thread === null ? text("hint") : text("existing", { name: thread.customerName ?? text("thisPhone") })}
          />
        </div>
        {!isWhole && (
          <CustomerSearch
            onChoose={(digits) => {
              setPhone(digits);
              focusPhone();
            }}
          />
        )}
        <div className={classes.write}>
          {thread !== null && <ThreadEnd thread={thread} />}
          {(thread === null || !isClosed(thread)) && (
            <Composer
              phone={phone}
              threadId={null}
              values={{}}
              answered={null}
              canSend={isWhole}
              onMissing={() => {
                setIsMissing(true);
                focusPhone();
              }}
              onSent={() => void goOn()}
            />
          )}
        </div>
      </Card>
    </Page>
  );
}

function problemOf(phone: string): string | null {
  const rule = phone === "" ? "rule.required" : "rule.phone";
  return isPhone(phone) ? null : uiText(rule, { field: text("phone") });
}
