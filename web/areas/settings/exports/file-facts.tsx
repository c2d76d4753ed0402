import { IconFileText } from "@tabler/icons-react";
import { z } from "zod";
import { goods } from "#common/pos/pos-rows.ts";
import type { ResolvedDraft } from "#common/pos-files/mapping/draft-questions.ts";
import { dateFormats, decimals } from "#common/pos-files/mapping/file-format.ts";
import { columnOf, withKind } from "#common/pos-files/mapping/mapping-draft.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { dateExample } from "./date-example.ts";
import { text } from "./exports-text.ts";
import type { Editor, Work } from "./use-editor.ts";
import classes from "./exports-facts.module.css";

const rowKinds = z.enum(["ticketLines", "tickets"]);
const decimalSign = z.enum(decimals);
const dateFormat = z.enum(dateFormats);

type FileFactsProps = { work: Work; resolved: ResolvedDraft; change: Editor["change"] };

/** How the file is read as a whole; what can be read otherwise can be chosen here. */
export function FileFacts({ work, resolved, change }: FileFactsProps) {
  const { draft, opened } = work;
  const { sheet } = opened.file;
  const setDraft = (changes: Partial<Work["draft"]>) => change({ draft: { ...draft, ...changes } });
  const parsedGoods = goods.safeParse(draft.kept["goods"]);
  return (
    <section className={classes.facts} aria-label={text("file.label")}>
      <div className={classes.fileName}>
        <IconFileText size={24} aria-hidden="true" />
        <span>
          <b title={opened.name}>{opened.name}</b>
          <small>{text("file.size", { rows: sheet.rows.length, columns: sheet.header.length })}</small>
        </span>
      </div>
      <Fact name={text("fact.holds")}>{text("holds.sales")}</Fact>
      <FactChoice
        name={text("fact.row")}
        value={draft.kind}
        options={rowKinds.options.map((value) => ({ value, label: text(`row.${value}`) }))}
        onChoose={(value) => change({ draft: withKind(draft, sheet, rowKinds.parse(value)) })}
      />
      <Fact name={text("fact.tenders")}>{text(tendersKey(work))}</Fact>
      <Fact name={text("fact.written")}>{writtenAs(work)}</Fact>
      <FactChoice
        name={text("fact.amounts")}
        value={resolved.decimal ?? ""}
        options={decimals.map((value) => ({ value, label: amountExample(value) }))}
        onChoose={(value) => setDraft({ decimal: decimalSign.parse(value) })}
      />
      <FactChoice
        name={text("fact.dates")}
        value={resolved.dateFormat ?? ""}
        options={dateFormats.map((value) => ({ value, label: dateExample(value) }))}
        onChoose={(value) => setDraft({ dateFormat: dateFormat.parse(value) })}
      />
      <FactChoice
        name={text("fact.goods")}
        value={parsedGoods.success ? parsedGoods.data : "new"}
        options={goods.options.map((value) => ({ value, label: text(`goods.${value}`) }))}
        onChoose={(value) => setDraft({ kept: { ...draft.kept, goods: value } })}
      />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className={classes.fact}>
      <small>{name}</small>
      <span>{children}</span>
    </div>
  );
}

type FactChoiceProps = {
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
};

function FactChoice({ name, value, options, onChoose }: FactChoiceProps) {
  return (
    <div className={classes.factChoice}>
      <small aria-hidden="true">{name}</small>
      <SelectControl
        label={name}
        className={classes.factSelect}
        value={value}
        options={options}
        placeholder={text("open")}
        onChange={onChoose}
      />
    </div>
  );
}

function tendersKey({ draft }: Work): "tenders.rows" | "tenders.columns" | "tenders.none" {
  if (columnOf(draft, "tender") !== undefined) {
    return "tenders.rows";
  }
  return draft.columns.some(({ meaning }) => meaning?.startsWith("tender:")) ? "tenders.columns" : "tenders.none";
}

const delimiterNames = {
  ",": "delimiter.comma",
  ";": "delimiter.semicolon",
  "\t": "delimiter.tab",
  "|": "delimiter.bar",
} as const;

function writtenAs({ opened }: Work): string {
  const { delimiter, encoding } = opened.file;
  return `${text(delimiterNames[delimiter])}, ${text(`encoding.${encoding}`)}`;
}

function amountExample(decimal: "." | ","): string {
  return text(decimal === "." ? "amounts.point" : "amounts.comma");
}
