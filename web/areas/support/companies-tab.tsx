import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useLongerRead } from "#web/platform/graphql/use-longer-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { Badge } from "#web/ui/figures/badge.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { min, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { text } from "./support-text.ts";
import classes from "./support.module.css";
import { companiesQuery, enterStoreMutation } from "./support.queries.ts";
import type { Company } from "./support.queries.ts";

const step = 20;

type Store = { id: string; name: string; opens: "store" | "services" };

/** Every company of the installation; opening a store of one leaves a line in its history. */
export function Companies() {
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<Store | null>(null);
  return (
    <div className={classes.companies}>
      <input
        type="search"
        className={fieldClasses.control}
        aria-label={text("companies.search")}
        placeholder={text("companies.search")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <CompanyList search={useDeferredValue(search)} onOpen={setOpened} />
      {opened !== null && <EnterDialog store={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function CompanyList({ search, onOpen }: { search: string; onOpen: (store: Store) => void }) {
  const searched = search.trim().slice(0, 100);
  const [first, setFirst] = useState(step);
  const read = useLongerRead(companiesQuery, { search: searched, first });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { supportedCompanies: companies, supportedCompanyCount: count } = read.data;
  if (companies.length === 0) {
    return (
      <Card>
        <EmptyState title={text("companies.none")} />
      </Card>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {companies.map((company) => (
          <CompanyLine key={company.id} company={company} onOpen={onOpen} />
        ))}
      </ul>
      {count > step && (
        <ShowMore shown={companies.length} totalItems={count} step={step} onShowMore={() => setFirst(first + step)} />
      )}
    </>
  );
}

function CompanyLine({ company, onOpen }: { company: Company; onOpen: (store: Store) => void }) {
  const { name, isClosed, stores, storeCount, owners } = company;
  const unlisted = storeCount - stores.length;
  return (
    <li className={classes.line}>
      <div>
        <strong>{name}</strong>
        <p className={classes.reason}>
          {owners.length === 0
            ? text("companies.noOwner")
            : owners.map((owner) => `${owner.name}, ${owner.email}`).join("; ")}
        </p>
        {stores.length === 0 && <small>{text("companies.noStores")}</small>}
      </div>
      {isClosed && <Badge tone="bad">{text("companies.closed")}</Badge>}
      {stores.length > 0 && (
        <ul className={classes.stores}>
          {stores.map((store) => (
            <StoreButtons key={store.id} store={store} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {unlisted > 0 && <small>{text("companies.moreStores", { count: unlisted })}</small>}
    </li>
  );
}

type StoreButtonsProps = { store: { id: string; name: string; number: string }; onOpen: (store: Store) => void };

function StoreButtons({ store: { id, name, number }, onOpen }: StoreButtonsProps) {
  const store = `${name} ${number}`;
  return (
    <li className={classes.buttons}>
      <span>{store}</span>
      <Button aria-label={text("companies.open", { store })} onClick={() => onOpen({ id, name, opens: "store" })}>
        {text("companies.enter")}
      </Button>
      <Button
        aria-label={text("companies.servicesOf", { store })}
        onClick={() => onOpen({ id, name, opens: "services" })}
      >
        {text("companies.services")}
      </Button>
    </li>
  );
}

function EnterDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const navigate = useNavigate();
  const [enter] = useChange(enterStoreMutation);
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("enter.reason"), rules: [required, min(3)] } },
    save: ({ reason }) => enter({ storeId: store.id, reason }, { employee: "none" }),
    onSaved: () => {
      const params = { storeId: Number(store.id) };
      if (store.opens === "store") {
        void navigate({ to: "/s/$storeId", params });
      } else {
        onClose();
        void navigate({ to: "/s/$storeId/support", params, search: { tab: "services" } });
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("enter.title", { store: store.name })}
      save={text("enter.save")}
      onClose={onClose}
    >
      <p>{text("enter.text")}</p>
      <TextField {...form.field("reason")} limit={200} />
    </FormDialog>
  );
}
