import { IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatPhone } from "#common/phone.ts";
import {
  buyOptInWords,
  marketingOptInWords,
  optInSmallPrint,
  optInSmallPrintIn,
  optInVersion,
} from "#common/texting/opt-in-words.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Page } from "#web/ui/page/page.tsx";
import classes from "./registration.module.css";
import { textRegistrationQuery } from "./registration.queries.ts";
import { text } from "./registration-text.ts";

/** The sign at the counter, in the very words that the carriers approve. */
export function SignPage() {
  const { storeId } = useParams({ from: "/s/$storeId/texting/settings/number/sign" });
  const read = useRead(textRegistrationQuery, { live: ["Store"] });
  return (
    <Page
      width="reading"
      title={text("sign.title")}
      back={
        <BackLink to="/s/$storeId/texting/settings/number" params={{ storeId }}>
          {text("sign.back")}
        </BackLink>
      }
      actions={
        <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
          {text("sign.print")}
        </Button>
      }
    >
      <ReadState read={read} />
      {read.status === "ready" && (
        <Sign store={read.data.textRegistration.store.name} phone={read.data.textRegistration.phone} />
      )}
    </Page>
  );
}

function Sign({ store, phone }: { store: string; phone: string | null }) {
  return (
    <article className={classes.sign}>
      <h2>{text("sign.heading", { store })}</h2>
      {phone !== null && <p className={classes.signPhone}>{text("sign.textUs", { phone: formatPhone(phone) })}</p>}
      <h3>{text("sign.buys")}</h3>
      <p>{buyOptInWords(store)}</p>
      <h3>{text("sign.marketing")}</h3>
      <p>{marketingOptInWords(store)}</p>
      <p className={classes.signSmall}>{optInSmallPrint}</p>
      <section lang="es" className={classes.signSpanish}>
        <h2>{text("sign.spanish.heading", { store })}</h2>
        <h3>{text("sign.spanish.buys")}</h3>
        <p>{buyOptInWords(store, "es")}</p>
        <h3>{text("sign.spanish.marketing")}</h3>
        <p>{marketingOptInWords(store, "es")}</p>
        <p className={classes.signSmall}>{optInSmallPrintIn("es")}</p>
      </section>
      <p className={classes.signVersion}>{text("sign.version", { version: optInVersion })}</p>
    </article>
  );
}
