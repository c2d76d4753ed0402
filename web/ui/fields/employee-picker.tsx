import { Fragment, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { findEmployees, hasEmployeeSearch } from "./employee-search.ts";
import type { PickableEmployee } from "./employee-search.ts";
import classes from "./employee-picker.module.css";
import fieldClasses from "./field.module.css";

type EmployeePickerProps<Employee extends PickableEmployee> = {
  label: string;
  employees: readonly Employee[];
  selectedId?: number | null;
  onPick: (employee: Employee) => void;
  /** Leaves the search out even for many people. */
  hidesSearch?: boolean;
  /** A second line, like "In since 9:30 AM". */
  detail?: (employee: Employee) => string;
  /** How a person stands at the clock: a dot on the face, and gray for who is out. */
  standing?: (employee: Employee) => "in" | "break" | "out" | "late";
  /** The heading a person stands under; the people come in the order of their groups. */
  group?: (employee: Employee) => string;
};

/** Equal faces with their names. Typing filters, Enter picks the first that is left, arrows move among them. */
export function EmployeePicker<Employee extends PickableEmployee>(props: EmployeePickerProps<Employee>) {
  const { label, employees, selectedId = null, onPick, hidesSearch = false, detail, standing, group } = props;
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
      {hasSearch && (
        <input
          id={id}
          type="search"
          className={classNames(fieldClasses.control, classes.search)}
          aria-label={uiText("employees.search")}
          placeholder={uiText("employees.search")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onKeyDown={handleSearchKey}
        />
      )}
      {matches.length === 0 && <EmptyState title={uiText("employees.none")} text={uiText("employees.noneHint")} />}
      <ul ref={list} className={classes.people} aria-label={label}>
        {matches.map((employee, at) => {
          const heading = group?.(employee);
          const previous = matches[at - 1];
          return (
            <Fragment key={employee.id}>
              {heading !== undefined && (previous === undefined || group?.(previous) !== heading) && (
                <li className={classes.group}>{heading}</li>
              )}
              <li data-standing={standing?.(employee)}>
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
                    <Avatar name={employee.fullName} url={employee.avatarUrl ?? null} size={60} />
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
