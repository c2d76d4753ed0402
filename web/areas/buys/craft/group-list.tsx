import { Link, useNavigate } from "@tanstack/react-router";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { CraftSearch } from "./craft-search.ts";
import { text } from "./craft-text.ts";
import { groupName, nameOf, realShares, standingOf } from "./craft-words.ts";
import type { Standing } from "./craft-words.ts";
import type { Comparison, Craft } from "./craft.queries.ts";
import classes from "./craft.module.css";

type GroupListProps = { craft: Craft; groups: readonly Comparison[]; shown: Comparison; search: CraftSearch };

/** The categories, those with a real difference first; each shows its buyers. One list to choose from on a phone. */
export function GroupList(props: GroupListProps) {
  const isPhone = useIsPhone();
  return isPhone ? <GroupSelect {...props} /> : <GroupLinks {...props} />;
}

const standings = ["real", "chance", "few"] as const;

function GroupSelect({ craft, groups, shown, search }: GroupListProps) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/buyer_craft" });
  const options = standings.flatMap((standing) =>
    groups
      .filter((each) => standingOf(each) === standing)
      .map((each) => ({
        value: each.group,
        label: text("group.share", { name: groupName(craft, each), share: takenShare(each) }),
        group: text(`group.${standing}`),
      })),
  );
  return (
    <BareSelect
      label={text("group.label")}
      value={shown.group}
      options={options}
      onChange={(category) =>
        void navigate({ search: { ...search, category, buyer: undefined }, replace: true, resetScroll: false })
      }
    />
  );
}

function GroupLinks({ craft, groups, shown, search }: GroupListProps) {
  return (
    <nav className={classes.groups} aria-label={text("group.label")}>
      {standings.map((standing) => (
        <Part
          key={standing}
          {...{ craft, shown, search, standing }}
          groups={groups.filter((each) => standingOf(each) === standing)}
        />
      ))}
    </nav>
  );
}

function Part({ craft, groups, shown, search, standing }: GroupListProps & { standing: Standing }) {
  if (groups.length === 0) {
    return null;
  }
  const list = (
    <ul>
      {groups.map((comparison) => (
        <li key={comparison.group}>
          <Link
            from="/s/$storeId/reports/buyer_craft"
            to="."
            search={{ ...search, category: comparison.group, buyer: undefined }}
            replace
            resetScroll={false}
            aria-current={comparison === shown ? "true" : undefined}
          >
            <span>
              <strong>{groupName(craft, comparison)}</strong>
              {standing === "real" && <small>{realText(craft, comparison)}</small>}
            </span>
            <span>{takenShare(comparison)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section data-standing={standing}>
      <h2>
        {text(`group.${standing}`)} <span>{groups.length}</span>
      </h2>
      {list}
    </section>
  );
}

function takenShare({ taken, pieces }: Comparison): string {
  return formatWholePercent(percentOf(taken, pieces));
}

function realText(craft: Craft, comparison: Comparison): string {
  const [first, ...rest] = realShares(comparison);
  if (first === undefined) {
    return "";
  }
  const name = nameOf(craft.buyers, first.key);
  const words = text(first.verdict === "FEWER" ? "group.fewer" : "group.more", { name });
  return rest.length === 0 ? words : text("group.others", { name: words, count: rest.length });
}
