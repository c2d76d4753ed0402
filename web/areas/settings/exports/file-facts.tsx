import { IconFileText } from "@tabler/icons-react";
import { z } from "zod";
import { goods } from "#common/pos/pos-rows.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { filePattern } from "#common/pos-files/mapping/file-pattern.ts";
import type { ResolvedDraft } from "#common/pos-files/mapping/draft-questions.ts";
import { dateFormats, decimals } from "#common/pos-files/mapping/file-format.ts";
import { exportKinds, type ExportKind } from "#common/pos-files/mapping/export-kinds.ts";
import { guessSalesKind } from "#common/pos-files/mapping/guess-columns.ts";
import { columnOf, withKind } from "#common/pos-files/mapping/mapping-draft.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { dateExample } from "./date-example.ts";
import { text } from "./exports-text.ts";
import { kindWord } from "./meaning-words.ts";
import type { Editor, Work } from "./use-editor.ts";
import classes from "./exports-facts.module.css";

const rowKinds = z.enum(["ticketLines", "tickets"]);
const otherKinds = z.enum(["customers", "employees", "buys", "buyLines", "dayCloses", "days"]);
const decimalSign = z.enum(decimals);
const dateFormat = z.enum(dateFormats);

type FileFactsProps = {
  work: Work;
  resolved: ResolvedDraft;
  /** What the register reads by. */
  maps: readonly ExportMap[];
} & Pick<Editor, "change" | "reform">;

/** How the file is read as a whole; what can be read otherwise can be chosen here. */
export function FileFacts({ work, resolved, maps, change, reform }: FileFactsProps) {
  const { draft, opened } = work;
  const { sheet } = opened.file;
  const setDraft = (changes: Partial<Work["draft"]>) => change({ draft: { ...draft, ...changes } });
  const isSales = rowKinds.safeParse(draft.kind).success;
  const { tenders, hasGoods } = exportKinds[draft.kind];
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
      <FactChoice
        name={text("fact.holds")}
        value={isSales ? "sales" : draft.kind}
        options={holdsOptions()}
        onChoose={(value) => change({ draft: withKind(draft, sheet, kindChosen(value, work)) })}
      />
      {isSales && (
        <FactChoice
          name={text("fact.row")}
          value={draft.kind}
          options={rowKinds.options.map((value) => ({ value, label: text(`row.${value}`) }))}
          onChoose={(value) => change({ draft: withKind(draft, sheet, rowKinds.parse(value)) })}
        />
      )}
      {tenders !== null && <Fact name={text("fact.tenders")}>{text(tendersKey(work))}</Fact>}
      <FormFact work={work} reform={reform} />
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
      {hasGoods && (
        <FactChoice
          name={text("fact.goods")}
          value={parsedGoods.success ? parsedGoods.data : "new"}
          options={goods.options.map((value) => ({ value, label: text(`goods.${value}`) }))}
          onChoose={(value) => setDraft({ kept: { ...draft.kept, goods: value } })}
        />
      )}
      <FilesFact work={work} onChoose={(pattern) => setDraft({ kept: withFiles(draft.kept, pattern) })} />
      {maps.length > 0 && (
        <FactChoice
          name={text("fact.keptAs")}
          value={String(work.at)}
          options={keptAsOptions(maps)}
          onChoose={(at) => change({ at: Number(at) })}
        />
      )}
    </section>
  );
}

/** Whether the map is for files of this name alone: needed where two kinds of files have the same columns. */
function FilesFact({ work, onChoose }: FilesFactProps) {
  const set = work.draft.kept["files"];
  const pattern = filePattern(work.opened.name);
  const patterns = [...new Set([typeof set === "string" ? set : null, pattern].filter((each) => each !== null))];
  return (
    <FactChoice
      name={text("fact.files")}
      value={typeof set === "string" ? set : ""}
      options={[{ value: "", label: text("files.any") }, ...patterns.map((value) => ({ value, label: value }))]}
      onChoose={(value) => onChoose(value === "" ? undefined : value)}
    />
  );
}

type FilesFactProps = { work: Work; onChoose: (pattern: string | undefined) => void };

function withFiles(kept: Work["draft"]["kept"], pattern: string | undefined): Work["draft"]["kept"] {
  const { files: _before, ...others } = kept;
  return pattern === undefined ? others : { ...others, files: pattern };
}

/** A further map, or one in the place of another. */
function keptAsOptions(maps: readonly ExportMap[]): SelectOption[] {
  const places = maps.map(({ kind, files }, at) => ({
    value: String(at),
    label: text("keptAs.place", { kind: [kindWord(kind), files].filter((part) => part !== undefined).join(" ") }),
  }));
  return [{ value: "-1", label: text("keptAs.more") }, ...places];
}

function holdsOptions(): SelectOption[] {
  const others = otherKinds.options.map((value) => ({ value, label: kindWord(value) }));
  return [{ value: "sales", label: kindWord("tickets") }, ...others];
}

/** Of sales the file says whether its rows are pieces or whole tickets. */
function kindChosen(value: string, { opened }: Work): ExportKind {
  const other = otherKinds.safeParse(value);
  return other.success ? other.data : guessSalesKind(opened.file.sheet);
}

/** How the rows are written: which sheet of a workbook, or what parts the columns of a text. */
function FormFact({ work, reform }: Pick<FileFactsProps, "work" | "reform">) {
  const { form } = work.opened.file;
  if (form.kind === "workbook") {
    return form.names.length === 1 ? (
      <Fact name={text("fact.written")}>{text("written.workbook")}</Fact>
    ) : (
      <FactChoice
        name={text("fact.sheet")}
        value={form.name}
        options={form.names.map((name) => ({ value: name, label: name }))}
        onChoose={(name) => reform({ sheet: name })}
      />
    );
  }
  const parted = form.kind === "delimited" ? text(delimiterNames[form.delimiter]) : text("written.delimited");
  const options = [
    { value: "delimited", label: `${parted}, ${text(`encoding.${form.encoding}`)}` },
    { value: "fixed", label: `${text("written.fixed")}, ${text(`encoding.${form.encoding}`)}` },
  ];
  return (
    <FactChoice
      name={text("fact.written")}
      value={form.kind}
      options={options}
      onChoose={(kind) => reform({ kind: kind === "fixed" ? "fixed" : "delimited" })}
    />
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

function amountExample(decimal: "." | ","): string {
  return text(decimal === "." ? "amounts.point" : "amounts.comma");
}
