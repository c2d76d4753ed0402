import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { roundToCents } from "#common/pos-files/exact-amount.ts";
import { parseAmount } from "#common/pos-files/file-values.ts";
import { filled } from "#common/pos-files/mapping/column-values.ts";
import { cellsOfColumn, type DateReading, type DraftQuestion } from "#common/pos-files/mapping/draft-questions.ts";
import { leftOut } from "#common/pos-files/mapping/export-kinds.ts";
import type { Sheet } from "#common/pos-files/mapping/guess-columns.ts";
import type { RenamedColumn } from "#common/pos-files/mapping/export-in-file.ts";
import { columnOf, withMeaning, withReturns, type MappingDraft } from "#common/pos-files/mapping/mapping-draft.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { CouponValues } from "./coupon-values.tsx";
import { dayIn } from "./date-example.ts";
import { text } from "./exports-text.ts";
import { meaningOptions, meaningWord, tenderOptions } from "./meaning-words.ts";
import classes from "./exports-cards.module.css";

type QuestionCardProps = {
  draft: MappingDraft;
  sheet: Sheet;
  questions: readonly DraftQuestion[];
  /** Columns that the register's map names and the file lacks. */
  renamed: readonly (RenamedColumn & { meaning: string })[];
  onAnswer: (draft: MappingDraft) => void;
};

/** One question at a time: what the file leaves open is never guessed. */
export function QuestionCard({ draft, sheet, questions, renamed, onAnswer }: QuestionCardProps) {
  const [question] = questions;
  if (question === undefined) {
    return (
      <section className={classes.card} aria-labelledby="export-question">
        <h2 id="export-question" data-tone="good">
          <IconCircleCheck size={18} aria-hidden="true" />
          {text("ask.none")}
        </h2>
        <p>{text("ask.noneText")}</p>
      </section>
    );
  }
  const view = viewOf(question, { draft, sheet, renamed, onAnswer });
  return (
    <section className={classes.card} data-tone="ask" aria-labelledby="export-question" aria-live="polite">
      <h2 id="export-question">
        <IconAlertCircle size={18} aria-hidden="true" />
        {view.title}
      </h2>
      <p>
        {view.detail} <b>{view.meanwhile}</b>
      </p>
      {questions.length > 1 && <p>{text("ask.more", { count: questions.length - 1 })}</p>}
      <div className={classes.answers}>
        {view.choices.map(({ label, answer }) => (
          <Button key={label} onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
        {view.list}
      </div>
    </section>
  );
}

type QuestionView = {
  title: string;
  detail: ReactNode;
  meanwhile: string;
  choices: { label: string; answer: MappingDraft }[];
  list?: ReactNode;
};

type Asking = Pick<QuestionCardProps, "draft" | "sheet" | "renamed" | "onAnswer">;
type QuestionAbout<About extends DraftQuestion["about"]> = Extract<DraftQuestion, { about: About }>;

function viewOf(question: DraftQuestion, asking: Asking): QuestionView {
  switch (question.about) {
    case "missing":
      return missingView(question, asking);
    case "half":
      return halfView(question, asking);
    case "statusName":
      return statusView(question, asking);
    case "returnName":
      return returnView(question, asking);
    case "dates":
      return datesView(question, asking);
    case "amounts":
      return amountsView(question, asking);
    case "tenderName":
      return tenderView(question, asking);
    case "column":
      return columnView(question, asking);
  }
}

function missingView({ meanings }: QuestionAbout<"missing">, { draft, renamed, onAnswer }: Asking): QuestionView {
  const [meaning = ""] = meanings;
  const word = meaningWord(meaning);
  const like = renamed.find((column) => meanings.includes(column.meaning));
  const list = (
    <BareSelect
      label={text("ask.missing", { meaning: word })}
      value=""
      placeholder={text("ask.missingPick")}
      options={draft.columns.map(({ name }) => ({ value: name, label: name }))}
      onChange={(name) => onAnswer(withMeaning(draft, name, like?.meaning ?? meaning))}
    />
  );
  if (like === undefined) {
    return {
      title: text("ask.missing", { meaning: word }),
      detail: text("ask.missingText"),
      meanwhile: text("ask.waits"),
      choices: [],
      list,
    };
  }
  const { from, to } = like;
  const renamedWord = meaningWord(like.meaning);
  return {
    title: text("ask.renamed", { to, meaning: renamedWord }),
    detail: text("ask.renamedText", { from, to, percent: Math.round(like.likeness * 100) }),
    meanwhile: text("ask.waits"),
    choices: [
      { label: text("ask.renamedYes", { meaning: renamedWord }), answer: withMeaning(draft, to, like.meaning) },
    ],
    list,
  };
}

/** A tender stands in two columns, of which one is still to be found, or the other is none. */
function halfView({ meaning, half }: QuestionAbout<"half">, { draft, onAnswer }: Asking): QuestionView {
  const title = text("ask.half", { meaning: meaningWord(meaning) });
  const halfColumn = columnOf(draft, half) ?? "";
  return {
    title,
    detail: text("ask.halfText", { half: halfColumn }),
    meanwhile: text("ask.waits"),
    choices: [{ label: text("ask.halfOut", { half: halfColumn }), answer: withMeaning(draft, halfColumn, leftOut) }],
    list: (
      <BareSelect
        label={title}
        value=""
        placeholder={text("ask.missingPick")}
        options={draft.columns.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => onAnswer(withMeaning(draft, name, meaning))}
      />
    ),
  };
}

const statuses = ["open", "complete", "void"] as const;

function statusView({ name, rows }: QuestionAbout<"statusName">, { draft }: Asking): QuestionView {
  return {
    title: text("ask.status", { name }),
    detail: text("ask.statusText", { count: rows }),
    meanwhile: text("ask.statusWaits"),
    choices: statuses.map((status) => ({
      label: text(`status.${status}`),
      answer: { ...draft, statusNames: { ...draft.statusNames, [name]: status } },
    })),
  };
}

function returnView({ column, name, rows, millionths }: QuestionAbout<"returnName">, { draft }: Asking): QuestionView {
  return {
    title: text("ask.return", { column, name }),
    detail: text("ask.returnText", { count: rows, amount: formatMoney(roundToCents(millionths)) }),
    meanwhile: text("ask.returnWaits"),
    choices: [
      { label: text("returns.count"), answer: withReturns(draft, { column, name }) },
      { label: text("ask.returnSales"), answer: { ...draft, typeNames: { ...draft.typeNames, [name]: "sale" } } },
    ],
  };
}

/** Each choice says which days the whole file would be of: a person knows which of them it is. */
function datesView({ example, readings, rows }: QuestionAbout<"dates">, { draft }: Asking): QuestionView {
  const daysOf = ({ format, first, last }: DateReading) =>
    first === last
      ? dayIn(example, format)
      : text("ask.datesDays", { first: formatDate(first), last: formatDate(last) });
  return {
    title: text("ask.dates", { example }),
    detail: text("ask.datesText", { count: rows }),
    meanwhile: text("ask.waits"),
    choices: readings.map((reading) => ({ label: daysOf(reading), answer: { ...draft, dateFormat: reading.format } })),
  };
}

function amountsView({ example, formats }: QuestionAbout<"amounts">, { draft }: Asking): QuestionView {
  return {
    title: text("ask.amounts", { example }),
    detail: text("ask.amountsText"),
    meanwhile: text("ask.waits"),
    choices: formats.map((decimal) => ({
      label: formatMoney(roundToCents(parseAmount(example, decimal) ?? 0n)),
      answer: { ...draft, decimal },
    })),
  };
}

function tenderView(
  { name, rows, millionths }: QuestionAbout<"tenderName">,
  { draft, onAnswer }: Asking,
): QuestionView {
  const answer = (kind: string) => ({ ...draft, tenderNames: { ...draft.tenderNames, [name]: kind } });
  const offered = ["tradeCredit", "storeCredit"];
  const options = tenderOptions();
  return {
    title: text("ask.tender", { name }),
    detail: text("ask.tenderText", { count: rows, amount: formatMoney(roundToCents(millionths)) }),
    meanwhile: text("ask.tenderOther"),
    choices: options
      .filter(({ value }) => offered.includes(value))
      .map(({ value, label }) => ({ label, answer: answer(value) })),
    list: (
      <BareSelect
        label={text("ask.tender", { name })}
        value=""
        placeholder={text("ask.somethingElse")}
        options={options}
        onChange={(kind) => onAnswer(answer(kind))}
      />
    ),
  };
}

function columnView(
  { name, doubt, values, examples }: QuestionAbout<"column">,
  { draft, sheet, onAnswer }: Asking,
): QuestionView {
  const word = meaningWord(doubt);
  const detail = text("ask.columnText", { count: values, meaning: word.toLowerCase(), examples: examples.join(", ") });
  return {
    title: text("ask.column", { name }),
    detail:
      doubt === "coupon" ? <CouponValues values={filled(cellsOfColumn(sheet, name))} otherwise={detail} /> : detail,
    meanwhile: text("ask.leftOut"),
    choices: [
      { label: word, answer: withMeaning(draft, name, doubt) },
      { label: text("ask.leaveOut"), answer: withMeaning(draft, name, leftOut) },
    ],
    list: (
      <BareSelect
        label={text("ask.column", { name })}
        value=""
        placeholder={text("ask.somethingElse")}
        options={meaningOptions(draft.kind)}
        onChange={(meaning) => onAnswer(withMeaning(draft, name, meaning))}
      />
    ),
  };
}
