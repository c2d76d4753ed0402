import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { formatMoney } from "#common/money.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import type { BooksAccount, MappedLine } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import { dayWords } from "#web/areas/automations/bookkeeping/day-words.ts";
import { accountOptions, reasonFor, usableAccounts } from "./mapping-lines.ts";
import type { LineGroups } from "./mapping-lines.ts";
import classes from "./mapping.module.css";
import type { BooksConnection } from "#web/areas/automations/bookkeeping/use-books-change.ts";

type MappingTableProps = {
  connection: BooksConnection;
  groups: LineGroups;
  values: Readonly<Record<string, string>>;
  /** Lines without an account are marked: a person wanted to go on. */
  isMarked: boolean;
  onChoose: (line: string, accountId: string) => void;
};

/** So many of the lines that we are sure of are shown as an example. */
const shownSure = 3;

/** The lines in three groups: yours to choose, to check, sure. */
export function MappingTable({ connection, groups, values, isMarked, onChoose }: MappingTableProps) {
  const { books, name } = connection;
  const { needed, toCheck, sure } = groups;
  const [isOpen, setOpen] = useState(needed.length + toCheck.length === 0);
  const usable = new Set(usableAccounts(books.accounts).map(({ id }) => id));
  const hasBlankSure = sure.some(({ key }) => !usable.has(values[key] ?? ""));
  const isWhole = isOpen || hasBlankSure || sure.length <= shownSure + 1;
  const row = (line: MappedLine) => (
    <LineRow
      key={line.key}
      line={line}
      accounts={books.accounts}
      chosen={values[line.key] ?? ""}
      isInvalid={isMarked && !usable.has(values[line.key] ?? "")}
      onChoose={(accountId) => onChoose(line.key, accountId)}
    />
  );
  const { sampleDate } = books;
  const date = sampleDate === null ? text("map.amount") : dayWords(sampleDate);
  return (
    <div className={classes.lines}>
      <div className={classes.heads} aria-hidden="true">
        <span>{text("map.line")}</span>
        <span>{date}</span>
        <span>{text("map.account", { name })}</span>
        <span>{text("map.why")}</span>
      </div>
      {needed.length > 0 && <ul>{needed.map(row)}</ul>}
      {toCheck.length > 0 && (
        <>
          <h3 className={classes.group}>{text("map.toCheck", { count: toCheck.length })}</h3>
          <ul>{toCheck.map(row)}</ul>
        </>
      )}
      {sure.length > 0 && needed.length + toCheck.length > 0 && (
        <h3 className={classes.group}>
          {text("map.sure", { count: sure.length })}
          {sure.length > shownSure + 1 && (
            <button type="button" aria-expanded={isWhole} onClick={() => setOpen(!isOpen)}>
              {isWhole ? text("map.showLess") : text("map.showAll", { count: sure.length })}
              <IconChevronDown size={18} aria-hidden="true" />
            </button>
          )}
        </h3>
      )}
      <ul>{(isWhole ? sure : sure.slice(0, shownSure)).map(row)}</ul>
    </div>
  );
}

type LineRowProps = {
  line: MappedLine;
  accounts: readonly BooksAccount[];
  chosen: string;
  isInvalid: boolean;
  onChoose: (accountId: string) => void;
};

function LineRow({ line, accounts, chosen, isInvalid, onChoose }: LineRowProps) {
  const reason = reasonFor(line, chosen, accounts);
  return (
    <li className={classes.line} data-reason={reason.tone}>
      <span className={classes.name} title={line.definition}>
        {line.name}
      </span>
      <span className={classes.amount}>
        <small>{text(`map.side.${line.side}`)}</small> {formatMoney(line.amount)}
      </span>
      {/* Of its own, because an open list stands in the page beside its select. */}
      <span className={classes.account}>
        <BareSelect
          label={text("map.accountOf", { line: line.name })}
          placeholder={text("map.chooseOne")}
          value={chosen}
          options={accountOptions(line, accounts)}
          isInvalid={isInvalid}
          onChange={onChoose}
        />
      </span>
      <span className={classes.why}>
        <Unseen>{`${line.name}: `}</Unseen>
        {reason.words}
      </span>
    </li>
  );
}
