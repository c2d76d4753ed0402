/** A cell that holds an amount, a count or a share and nothing else: `$1,234.50`, `−3`, `24.0%`. */
const figure = /^[+\-−]?\$?\d[\d,.]*%?$/;

/**
 * The figures in the page's tables that nobody explains, each as `head: figure`. A figure is explained when the head of
 * its column or of its row has something to press that says how it is made. The table of a chart only repeats its picture.
 */
export function unexplainedFigures(): string[] {
  const tables = [...document.querySelectorAll("table")].filter((table) => table.closest("details") === null);
  return tables.flatMap(unexplainedIn);
}

function unexplainedIn(table: HTMLTableElement): string[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = [...table.tBodies, table.tFoot].flatMap((part) => [...(part?.rows ?? [])]);
  return rows.flatMap((row) => {
    const rowHead = row.querySelector("th");
    return [...row.querySelectorAll("td")]
      .filter((cell) => figure.test(cell.textContent.trim()))
      .map((cell) => ({ cell, head: heads[columnOf(cell)] }))
      .filter(({ head }) => !isExplained(head) && !isExplained(rowHead))
      .map(({ cell, head }) => `${head?.textContent ?? ""}: ${cell.textContent}`);
  });
}

/** Cells before it may be wider than one column. */
function columnOf(cell: HTMLTableCellElement): number {
  const row = [...(cell.parentElement?.children ?? [])].filter((each) => each instanceof HTMLTableCellElement);
  return row.slice(0, row.indexOf(cell)).reduce((columns, { colSpan }) => columns + colSpan, 0);
}

function isExplained(head: Element | null | undefined): boolean {
  return (head?.querySelector("button[aria-haspopup=dialog], details") ?? null) !== null;
}
