import { Card } from "#web/ui/controls/card.tsx";
import type { PullList } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { SectionLine } from "./section-line.tsx";
import classes from "./pull-list.module.css";

/** How each section stands, the neediest first; a tap on its level is a rack check. */
export function SectionList({ list }: { list: PullList }) {
  return (
    <div data-no-print>
      <Card title={text("sections.title")} hasPadding={false}>
        <p className={classes.hint}>{text("sections.hint")}</p>
        <ul className={classes.sections}>
          {list.sections.map((section) => (
            <SectionLine key={section.id} section={section} hasItemData={list.hasItemData} />
          ))}
        </ul>
        {list.hasItemData && <p className={classes.hint}>{text("sections.note", { days: list.windowDays })}</p>}
      </Card>
    </div>
  );
}
