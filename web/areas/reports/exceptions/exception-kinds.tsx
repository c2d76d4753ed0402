import { Link } from "@tanstack/react-router";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { presetNames, presets } from "./exceptions-search.ts";
import type { ExceptionsSearch } from "./exceptions-search.ts";
import { text } from "./exceptions-text.ts";
import type { Exceptions, ExceptionSum } from "./exceptions.queries.ts";
import classes from "./exceptions.module.css";

type ExceptionKindsProps = { exceptions: Exceptions; search: ExceptionsSearch };

/** Each kind with how many tickets and how much; a press lists them. With a person chosen, that person's alone. */
export function ExceptionKinds({ exceptions, search }: ExceptionKindsProps) {
  const { show = "returns", by } = search;
  const sums = new Map(exceptions.kinds.map((sum) => [sum.kind, sumOf(sum, by)]));
  return (
    <nav className={classes.kinds} aria-label={text("kinds")}>
      {presetNames.map((preset) => {
        const { count, total } = sums.get(presets[preset]) ?? { count: 0, total: 0 };
        return (
          <Link
            key={preset}
            from="/s/$storeId/reports/exceptions"
            to="."
            search={{ ...search, show: preset, ticket: undefined }}
            resetScroll={false}
            replace
            aria-current={preset === show ? "page" : undefined}
          >
            <span>{text(`kind.${preset}`)}</span> <strong>{formatNumber(count)}</strong>{" "}
            <small>{formatWholeMoney(total)}</small>
          </Link>
        );
      })}
    </nav>
  );
}

function sumOf(sum: ExceptionSum, by: string | undefined): { count: number; total: number } {
  return by === undefined
    ? sum
    : (sum.people.find(({ employeeCode }) => employeeCode === by) ?? { count: 0, total: 0 });
}
