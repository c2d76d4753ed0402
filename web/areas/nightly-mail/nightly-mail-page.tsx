import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./nightly-mail-text.ts";
import classes from "./nightly-mail.module.css";
import { nightlyMailQuery, saveNightlyMailMutation, sendTestMutation } from "./nightly-mail.queries.ts";
import type { NightlyMail } from "./nightly-mail.queries.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReaderList } from "./reader-list.tsx";
import { mailState, stateTones } from "./shared/mail-state.ts";
import { useStoreTime } from "./shared/use-store-time.ts";

/** For managers: whether the store's nightly report goes out, to whom, and what the last one looked like. */
export function NightlyMailPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(nightlyMailQuery, { live: ["NightlyMail", "User"] });
  const mail = read.status === "ready" ? read.data.nightlyMail : null;
  return (
    <Page
      title={text("title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      actions={mail !== null && <MailActions date={mail.yesterday} />}
    >
      <p className={classes.intro}>
        {mail !== null && <Badge tone={stateTones[mailState(mail)]}>{text(`state.${mailState(mail)}`)}</Badge>}
        {text("intro")}
      </p>
      {mail === null && (
        <Card>
          <ReadState read={read} loading={<LoadingState lines={8} />} />
        </Card>
      )}
      {mail?.error && <output className={classes.error}>{mail.error}</output>}
      {mail !== null && (
        <div className={classes.choices}>
          <ChoiceCards mail={mail} />
        </div>
      )}
      {mail !== null && <ReaderList readers={mail.readers} isOn={mail.isOn} />}
    </Page>
  );
}

function MailActions({ date }: { date: string }) {
  const [isShown, setIsShown] = useState(false);
  const [send, isSending] = useChange(sendTestMutation);
  const sendTest = async () => {
    const outcome = await send({});
    showSnackbar(
      outcome.isDone
        ? { text: text("test.done", { address: outcome.data.sendNightlyMailTest }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <>
      <Button onClick={() => setIsShown(true)}>{text("preview.do")}</Button>
      <Button isBusy={isSending} onClick={() => void sendTest()}>
        {text("test.do")}
      </Button>
      {isShown && <PreviewDialog date={date} onClose={() => setIsShown(false)} />}
    </>
  );
}

type Choices = Pick<NightlyMail, "isOn" | "toOwners" | "toDistrictManagers" | "toManagers" | "sendsOnClosedDays">;

const lines = {
  when: [
    { name: "isOn", title: "when.on", hint: "when.onHint" },
    { name: "sendsOnClosedDays", title: "when.closed", hint: "when.closedHint" },
  ],
  roles: [
    { name: "toOwners", title: "roles.owners", hint: "roles.ownersHint" },
    { name: "toDistrictManagers", title: "roles.district", hint: "roles.districtHint" },
    { name: "toManagers", title: "roles.managers", hint: "roles.managersHint" },
  ],
} as const;

/** Each choice is saved as it is moved, and can be moved back. */
function ChoiceCards({ mail }: { mail: NightlyMail }) {
  const { isOn, toOwners, toDistrictManagers, toManagers, sendsOnClosedDays } = mail;
  const saved: Choices = { isOn, toOwners, toDistrictManagers, toManagers, sendsOnClosedDays };
  const timeOf = useStoreTime();
  const [change] = useChange(saveNightlyMailMutation);
  const [moved, setMoved] = useState<Partial<Choices>>({});
  const save = async (changes: Partial<Choices>, back: Choices | null) => {
    setMoved(changes);
    const next = { ...saved, ...changes };
    const outcome = await change(next, { refetches: [nightlyMailQuery], waitsForRefetch: true });
    setMoved({});
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    } else if (back !== null) {
      showUndo(text("saved"), () => void save(back, null));
    }
  };
  const lastSent = mail.lastSentAt === null ? "" : ` ${text("when.lastSent", { time: timeOf(mail.lastSentAt) })}.`;
  return (["when", "roles"] as const).map((group) => (
    <Card key={group} title={text(`${group}.title`)} hasPadding={false}>
      {lines[group].map(({ name, title, hint }) => (
        <SettingLine key={name} title={text(title)} hint={text(hint) + (name === "isOn" ? lastSent : "")}>
          <BareSwitch
            label={text(title)}
            isOn={moved[name] ?? saved[name]}
            onChange={(next) => void save({ [name]: next }, saved)}
          />
        </SettingLine>
      ))}
    </Card>
  ));
}
