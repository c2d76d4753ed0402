import { useState } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PosEmployeeLine } from "./pos-employee-line.tsx";
import { text } from "./pos-links-text.ts";
import classes from "./pos-links.module.css";
import type { PosLinks } from "./pos-links.queries.ts";
import { UnlinkedLine } from "./unlinked-line.tsx";

/** Two lists beside each other; on a phone below each other. */
export function PosLinksLists({ links, pos }: { links: PosLinks; pos: string }) {
  const [search, setSearch] = useState("");
  const { unlinked, posEmployees } = links;
  const shown = posEmployees.filter(({ name, drsEmployeeCode }) =>
    `${name} ${drsEmployeeCode}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <div className={classes.columns}>
      <section>
        <h3>{text("unlinked.title")}</h3>
        {unlinked.length === 0 && <EmptyState title={text("unlinked.none")} text={text("unlinked.noneText")} />}
        <ul>
          {unlinked.map((one) => (
            <UnlinkedLine key={one.employee.id} unlinked={one} posEmployees={posEmployees} pos={pos} />
          ))}
        </ul>
      </section>
      <section>
        <h3>{text("known.title", { pos })}</h3>
        {posEmployees.length === 0 ? (
          <EmptyState title={text("known.none", { pos })} text={text("known.noneText")} />
        ) : (
          <>
            <input
              type="search"
              className={classes.search}
              placeholder={text("known.search")}
              aria-label={text("known.search")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <ul>
              {shown.map((one) => (
                <PosEmployeeLine key={one.externalId} posEmployee={one} />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
