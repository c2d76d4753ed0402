import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
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
};

/** Faces and names. Typing filters, Enter picks the first that is left, arrows move among them. */
export function EmployeePicker<Employee extends PickableEmployee>(props: EmployeePickerProps<Employee>) {
  const { label, employees, selectedId = null, onPick, hidesSearch = false, detail } = props;
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
          className={fieldClasses.control}
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
        {matches.map((employee) => (
          <li key={employee.id}>
            <button
              type="button"
              className={classes.person}
              aria-pressed={employee.id === selectedId}
              onClick={() => {
                onPick(employee);
              }}
              onKeyDown={moveAmongPeople}
            >
              <Avatar name={employee.fullName} url={employee.avatarUrl ?? null} />
              <span className={classes.name}>
                {employee.fullName}
                {detail !== undefined && <small>{detail(employee)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveAmongPeople(event: KeyboardEvent<HTMLButtonElement>): void {
  const item = event.currentTarget.parentElement;
  const steps: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: item?.nextElementSibling,
    ArrowRight: item?.nextElementSibling,
    ArrowUp: item?.previousElementSibling,
    ArrowLeft: item?.previousElementSibling,
  };
  const next = steps[event.key]?.querySelector("button");
  if (next !== undefined && next !== null) {
    event.preventDefault();
    next.focus();
  }
}
