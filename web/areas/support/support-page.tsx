import { emailAddress } from "#common/inputs/field-schemas.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { NoAccess } from "#web/platform/permissions/no-access.tsx";
import { TabFrame, TabList, TabPanel } from "#web/ui/controls/tabs.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./support-text.ts";
import { Companies } from "./companies-tab.tsx";
import { FailedJobs } from "./failed-jobs-tab.tsx";
import { Services } from "./services-tab.tsx";
import { supportTabs } from "./support-tabs.ts";
import classes from "./support.module.css";
import { mailboxQuery, supportContactQuery, changeSupportContactMutation } from "./support.queries.ts";

/** For support users alone: failed jobs, companies, the open store's services, unsent email and the support contact. */
export function SupportPage() {
  const { tab = "jobs" } = useSearch({ from: "/s/$storeId/support" });
  const navigate = useNavigate({ from: "/s/$storeId/support" });
  const can = useCan();
  if (!can("jobs:manage")) {
    return (
      <Page title={text("support.title")}>
        <NoAccess />
      </Page>
    );
  }
  return (
    <TabFrame
      value={tab}
      onChange={(next) => void navigate({ search: { tab: supportTabs.find((each) => each === next) } })}
    >
      <Page
        width="reading"
        title={text("support.title")}
        tabs={
          <TabList
            label={text("support.title")}
            tabs={[
              { id: "jobs", label: text("tab.jobs") },
              { id: "companies", label: text("tab.companies") },
              { id: "services", label: text("tab.services") },
              { id: "mailbox", label: text("tab.mailbox") },
              { id: "contact", label: text("tab.contact") },
            ]}
            value={tab}
          />
        }
      >
        <TabPanel value={tab}>
          {tab === "jobs" && <FailedJobs />}
          {tab === "companies" && <Companies />}
          {tab === "services" && <Services />}
          {tab === "mailbox" && <Mailbox />}
          {tab === "contact" && <SupportContact />}
        </TabPanel>
      </Page>
    </TabFrame>
  );
}

/** The emails of an installation without a mail server, newest first. */
function Mailbox() {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(mailboxQuery);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  if (read.data.mailbox.length === 0) {
    return (
      <Card>
        <EmptyState title={text("mailbox.empty")} text={text("mailbox.emptyHint")} />
      </Card>
    );
  }
  return (
    <ul className={classes.list}>
      {read.data.mailbox.map((mail) => {
        const at = new Date(mail.at);
        return (
          <li key={mail.id}>
            <details className={classes.mail}>
              <summary>
                <strong>{mail.subject}</strong>
                <small>
                  {text("mailbox.to", { to: mail.to })} · {formatInstantDate(at, timeZone)} {formatTime(at, timeZone)}
                </small>
              </summary>
              <pre>{mail.text}</pre>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function SupportContact() {
  const read = useRead(supportContactQuery);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const saved = read.data.supportContactAddress ?? "";
  return <SupportContactForm key={saved} saved={saved} />;
}

/** Changes the support address of the whole installation. */
function SupportContactForm({ saved }: { saved: string }) {
  const [change] = useChange(changeSupportContactMutation);
  const form = useForm({
    initial: { address: saved },
    showsPrevious: true,
    fields: { address: { label: text("contact.address"), rules: [accepts(emailAddress)] } },
    save: ({ address }) => change({ address }, { employee: "none", refetches: [supportContactQuery] }),
    onSaved: () => showSnackbar({ text: text("contact.saved"), color: "good" }),
  });
  return (
    <Form form={form} label={text("tab.contact")} actions={<SaveBar form={form} save={text("contact.save")} />}>
      <Card>
        <TextField {...form.field("address")} type="email" hint={text("contact.hint")} />
      </Card>
    </Form>
  );
}
