import type { ReactNode } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import classes from "./rows.module.css";

export const rowsOfPage = 25;

export type TabColumn<Row> = {
  name: string;
  renderCell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Stands at the end of the first line where a row is two lines. */
  isSum?: boolean;
  /** Left out where there is no room. */
  isExtra?: boolean;
  /** What can be done with a row: its name is for who hears the table. */
  isAct?: boolean;
};

type Listed<Row> = {
  totalItems: number;
  pageInfo: { endCursor: string | null };
  edges: { node: Row }[];
};

type TabListProps<Row> = {
  label: string;
  read: Pick<Read<unknown>, "status" | "again" | "more">;
  list: Listed<Row> | null;
  variables: { customerId: string; first: number };
  columns: readonly TabColumn<Row>[];
  rowClass?: (row: Row) => string | undefined;
  empty: { title: string; text: string };
};

/** The rows of one tab, a page more at a press. */
export function TabList<Row extends { id: string }>(props: TabListProps<Row>) {
  const { label, read, list, variables, columns, rowClass, empty } = props;
  if (list === null) {
    return <ReadState read={read} />;
  }
  if (list.edges.length === 0) {
    return <EmptyState title={empty.title} text={empty.text} />;
  }
  return (
    <>
      <table className={classes.rows} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber, isExtra, isAct }) => (
              <th key={name} scope="col" data-number={isNumber} data-extra={isExtra}>
                {isAct === true ? <Unseen>{name}</Unseen> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.edges.map(({ node }) => (
            <tr key={node.id} className={rowClass?.(node)}>
              {columns.map(({ name, renderCell, isNumber, isExtra, isSum, isAct }) => (
                <td
                  key={name}
                  data-label={isAct === true ? "" : name}
                  data-number={isNumber}
                  data-extra={isExtra}
                  data-sum={isSum}
                >
                  {renderCell(node)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {list.totalItems > rowsOfPage && (
        <ShowMore
          shown={list.edges.length}
          totalItems={list.totalItems}
          step={rowsOfPage}
          onShowMore={() => void read.more({ ...variables, after: list.pageInfo.endCursor })}
        />
      )}
    </>
  );
}
