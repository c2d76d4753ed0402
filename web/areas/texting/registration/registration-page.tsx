import { useParams } from "@tanstack/react-router";
import { TextingSections } from "#web/areas/texting/settings/section-links.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { registrationFieldNames } from "#common/texting/registration-fields.ts";
import { NumberCard } from "./number-card.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import classes from "./registration.module.css";
import { joinTextRegistrationMutation, textRegistrationQuery } from "./registration.queries.ts";
import type { Registration } from "./registration.queries.ts";
import { text } from "./registration-text.ts";

const openStates: ReadonlySet<string> = new Set(["NOT_STARTED", "INFO_NEEDED", "BRAND_FAILED", "CAMPAIGN_FAILED"]);

/** The store's number for calls and texts, and its approval by the carriers. */
export function RegistrationPage() {
  const { storeId } = useParams({ from: "/s/$storeId/texting/settings/number" });
  const read = useRead(textRegistrationQuery, { live: ["Store"] });
  return (
    <Page
      title={text("title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      tabs={<TextingSections storeId={storeId} shown="number" />}
    >
      <ReadState read={read} />
      {read.status === "ready" && <Parts registration={read.data.textRegistration} storeId={storeId} />}
    </Page>
  );
}

function Parts({ registration, storeId }: { registration: Registration; storeId: number }) {
  const { state, entity, problems, store, hasService } = registration;
  const isOpen = hasService && store.country === "US" && openStates.has(state);
  return (
    <>
      <NumberCard registration={registration} />
      {registration.phone !== null && <UseCard use={registration.use} />}
      {problems.length > 0 && <Problems problems={problems} />}
      {isOpen ? <OpenRegistration registration={registration} /> : entity !== null && <EntityCard entity={entity} />}
      <Card title={text("sign.title")}>
        <div className={classes.offer}>
          <p>{text("sign.text")}</p>
          <ButtonLink to="/s/$storeId/texting/settings/number/sign" params={{ storeId }}>
            {text("sign.open")}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

function OpenRegistration({ registration }: { registration: Registration }) {
  const { state, entity, companyEntities } = registration;
  return (
    <>
      {entity === null && companyEntities.length > 0 && <JoinCard choices={companyEntities} />}
      <RegistrationForm key={`${entity?.id ?? ""}-${state}`} registration={registration} />
    </>
  );
}

/** What carriers of the low-volume class take of one store to one carrier in a day. */
const dailyCap = 2000;

function UseCard({ use: { monthTexts, monthParts, monthCost, todayParts } }: Pick<Registration, "use">) {
  const cap = dailyCap.toLocaleString("en-US");
  const lines: (readonly [string, string, string?])[] = [
    [text("use.texts"), monthTexts.toLocaleString("en-US")],
    [text("use.parts"), monthParts.toLocaleString("en-US"), text("use.partsHint")],
    [text("use.cost"), formatMoney(monthCost)],
    [
      text("use.today"),
      text("use.todayOf", { parts: todayParts.toLocaleString("en-US"), cap }),
      text("use.capHint", { cap }),
    ],
  ];
  return (
    <Card title={text("use.title")}>
      <dl className={classes.lines}>
        {lines.map(([name, value, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {hint !== undefined && <small className={classes.useHint}>{hint}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Problems({ problems }: Pick<Registration, "problems">) {
  return (
    <section className={classes.problems} aria-labelledby="registration-problems">
      <h2 id="registration-problems">{text("problem.title")}</h2>
      <ul>
        {problems.map(({ field, text: words }) => (
          <li key={`${field ?? ""} ${words}`}>
            <strong>{labelOf(field)}</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(field: string | null): string {
  const name = registrationFieldNames.find((candidate) => candidate === field);
  return name === undefined ? text("problem.other") : text(name);
}

function JoinCard({ choices }: { choices: Registration["companyEntities"] }) {
  const [join, isBusy] = useChange(joinTextRegistrationMutation);
  const use = async ({ id, legalName }: (typeof choices)[number]) => {
    const outcome = await join({ entityId: id }, { refetches: [textRegistrationQuery] });
    if (outcome.isDone) {
      showSnackbar({ text: text("join.done", { name: legalName }), color: "good" });
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Card title={text("join.title")}>
      <div className={classes.offer}>
        <p>{text("join.text")}</p>
        {choices.map((choice) => (
          <Button key={choice.id} isBusy={isBusy} onClick={() => void use(choice)}>
            {text("join.use", { name: choice.legalName, ein: choice.einLast4 })}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** What the carriers have; nothing of it can be changed while they look, or once they approved it. */
function EntityCard({ entity }: { entity: NonNullable<Registration["entity"]> }) {
  const contact = `${entity.contactFirstName} ${entity.contactLastName}, ${entity.contactTitle}`;
  const lines: (readonly [string, string])[] = [
    [text("legalName"), entity.legalName],
    ...(entity.dba === null ? [] : [[text("dba"), entity.dba] as const]),
    [text("ein"), text("facts.ein", { ein: entity.einLast4 })],
    [text("entityType"), text(`entityType.${entity.entityType}`)],
    [text("address"), `${entity.address}, ${entity.city}, ${entity.state} ${entity.zip}`],
    [text("website"), entity.website],
    [text("privacyUrl"), entity.privacyUrl],
    [text("termsUrl"), entity.termsUrl],
    [text("facts.contact"), `${contact} · ${formatPhone(entity.contactPhone)} · ${entity.contactEmail}`],
  ];
  return (
    <Card title={text("facts.title")}>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
