import { IconSearch } from "@tabler/icons-react";
import { Fragment, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { findEmployees, hasEmployeeSearch } from "./employee-search.ts";
import type { PickableEmployee } from "./employee-search.ts";
import classes from "./employee-picker.module.css";

type EmployeePickerProps<Employee extends PickableEmployee> = {
  label: string;
  /** What the faces are for; the search stands beside it where there is room. */
  heading?: ReactNode;
  employees: readonly Employee[];
  selectedId?: number | null;
  onPick: (employee: Employee) => void;
  /** Leaves the search out even for many people. */
  hidesSearch?: boolean;
  /** A second line, like "In since 9:30 AM". */
  detail?: (employee: Employee) => string;
  /** How a person stands at the clock: a dot on the face, and gray for who is out. */
  standing?: (employee: Employee) => "in" | "break" | "longBreak" | "out" | "late";
  /** The heading a person stands under; the people come in the order of their groups. */
  group?: (employee: Employee) => string;
};

/** Equal faces with their names. Typing filters, Enter picks the first that is left, arrows move among them. */
export function EmployeePicker<Employee extends PickableEmployee>(props: EmployeePickerProps<Employee>) {
  const { label, heading, employees, selectedId = null, onPick, hidesSearch = false, detail, standing, group } = props;
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const hasSearch = hasEmployeeSearch(employees.length, hidesSearch);
  const matches = hasSearch ? findEmployees(employees, text) : employees;

  const handleSearchKey = (event: KeyboardEvent) => {
    const [first] = matches;
    if (event.key === "Enter" && first !== undefined) {
      event.preventDefault();
      onPick(first);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      list.current?.querySelector("button")?.focus();
    }
  };
  return (
    <div className={classes.picker}>
      <div className={classes.head}>
        {heading}
        {hasSearch && (
          <label className={classes.search}>
            <IconSearch size={18} aria-hidden="true" />
            <input
              id={id}
              type="search"
              aria-label={uiText("employees.search")}
              placeholder={uiText("employees.searchHint")}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
              onKeyDown={handleSearchKey}
            />
          </label>
        )}
      </div>
      {matches.length === 0 && <EmptyState title={uiText("employees.none")} text={uiText("employees.noneHint")} />}
      <ul ref={list} className={classes.people} aria-label={label}>
        {matches.map((employee, at) => {
          const groupName = group?.(employee);
          const previous = matches[at - 1];
          const stands = standing?.(employee);
          const isAway = stands === "out" || stands === "late";
          return (
            <Fragment key={employee.id}>
              {groupName !== undefined && (previous === undefined || group?.(previous) !== groupName) && (
                <li className={classes.group}>{groupName}</li>
              )}
              <li data-standing={stands}>
                <button
                  type="button"
                  className={classes.person}
                  aria-pressed={employee.id === selectedId}
                  onClick={() => {
                    onPick(employee);
                  }}
                  onKeyDown={moveAmongPeople}
                >
                  <span className={classes.face}>
                    <Avatar name={employee.fullName} url={employee.avatarUrl ?? null} size={60} isQuiet={isAway} />
                  </span>
                  <span className={classes.name}>{employee.fullName}</span>
                  {detail !== undefined && <small>{detail(employee)}</small>}
                </button>
              </li>
            </Fragment>
          );
        })}
      </ul>
    </div>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveAmongPeople(event: KeyboardEvent<HTMLButtonElement>): void {
  const people = [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])];
  const next = people[people.indexOf(event.currentTarget) + (steps[event.key] ?? 0)];
  if (next !== undefined && steps[event.key] !== undefined) {
    event.preventDefault();
    next.focus();
  }
}
