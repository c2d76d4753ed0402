import { useParams, useSearch } from "@tanstack/react-router";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { canUseCamera } from "#web/platform/scan/barcode-detector.ts";
import { CameraScan } from "#web/platform/scan/camera-scan.tsx";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { CodeField } from "#web/ui/scanner/code-field.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./scan-text.ts";
import { useFindCoupon } from "./use-find-coupon.ts";
import type { ScanNotice } from "./use-find-coupon.ts";
import classes from "./scan.module.css";

const shownLetters = 40;

/** Waits for a coupon: by the scanner, by the phone's camera, or typed. */
export function ScanPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code: first } = useSearch({ from: "/s/$storeId/bounceback/scan" });
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const { find, isFinding, notice } = useFindCoupon();
  const begin = useEffectEvent((code: string) => void find(code));
  useEffect(
    function findWhatLedHere() {
      if (first !== undefined) {
        begin(first);
      } else if (!isPhone) {
        field.current?.focus();
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a scan leads here with its code once
    [first],
  );
  useScanHandler((code) => {
    void find(code);
    return true;
  });
  return (
    <Page
      width="form"
      back={
        <BackLink to="/s/$storeId/bounceback" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
    >
      {isPhone && canUseCamera() && <CameraScan onCode={(code) => void find(code)} />}
      <CodeField
        label={text("field")}
        placeholder={text("example")}
        go={text("go")}
        isPrimary
        isBusy={isFinding}
        field={field}
        onCode={(code) => void find(code)}
      />
      {isFinding && <output>{text("looking")}</output>}
      {notice === null ? (
        <p className={classes.hint}>{text("hint")}</p>
      ) : (
        <Notice notice={notice} onType={() => field.current?.focus()} onAgain={() => void find(notice.code)} />
      )}
    </Page>
  );
}

type NoticeProps = { notice: ScanNotice; onType: () => void; onAgain: () => void };

/** What was scanned, why it opens nothing, and what to do instead. */
function Notice({ notice, onType, onAgain }: NoticeProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { code } = notice;
  const isWrong = notice.kind === "not-a-coupon";
  return (
    <section className={classes.notice}>
      <p className={classes.hint}>
        {text("scanned", { code: code.length > shownLetters ? `${code.slice(0, shownLetters)}…` : code })}
      </p>
      <div role="alert">
        <h2>{notice.title}</h2>
        {notice.text !== "" && <p>{notice.text}</p>}
      </div>
      <div className={classes.acts}>
        {isWrong ? (
          <Button onClick={onType}>{text("typeNumber")}</Button>
        ) : (
          <Button icon={<IconRefresh size={17} aria-hidden="true" />} onClick={onAgain}>
            {text("again")}
          </Button>
        )}
        <ButtonLink to="/s/$storeId/bounceback" params={{ storeId }}>
          {text("searchPhone")}
        </ButtonLink>
      </div>
    </section>
  );
}
