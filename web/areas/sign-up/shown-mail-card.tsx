import { useEffect, useState } from "react";
import { logProblem } from "#web/platform/log/log.ts";
import { loadShownMail } from "#web/platform/person/sign-up.ts";
import type { ShownMail } from "#web/platform/person/sign-up.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";

const askEveryMs = 1500;
const mostAsks = 20;

/** A demonstration sends no mail, so its page shows what would have come. */
export function ShownMailCard({ email }: { email: string }) {
  const [mail, setMail] = useState<ShownMail | null>(null);
  const [asks, setAsks] = useState(0);
  useEffect(
    function askForMail() {
      if (asks === mostAsks) {
        return undefined;
      }
      let isLeft = false;
      loadShownMail(email)
        .then((newest) => {
          if (!isLeft && newest !== null) {
            setMail(newest);
          }
        })
        .catch((error: unknown) => logProblem("The demonstration's mails could not be read", error));
      // Goes on after the first, for the mail that is sent again.
      const timer = window.setTimeout(() => setAsks((count) => count + 1), askEveryMs);
      return () => {
        isLeft = true;
        window.clearTimeout(timer);
      };
    },
    [email, asks],
  );
  const token = /\/sign-up\/confirm\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  return (
    <section className={classes.mail} data-aside aria-label={text("mail.title")}>
      <h2>{text("mail.title")}</h2>
      <p>{text("mail.hint")}</p>
      {mail === null ? (
        <output>{text(asks < mostAsks ? "mail.waiting" : "mail.none")}</output>
      ) : (
        <div>
          <strong>{mail.subject}</strong>
          <p>{withoutAddresses(mail.text)}</p>
          {token !== undefined && (
            <ButtonLink kind="primary" to="/sign-up/confirm" search={{ token }}>
              {text("mail.open")}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

/** The button stands for the link. */
function withoutAddresses(mail: string): string {
  return mail
    .split("\n\n")
    .filter((paragraph) => !/:\n?https?:\S+$/.test(paragraph.trim()) && paragraph.trim() !== "Hangtag")
    .join("\n\n");
}
