import { Suspense, lazy, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { preload } from "#web/ui/preload.ts";
import { useSignal } from "#web/ui/signal.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { recentChoices, rememberChoice } from "./recent-choices.ts";
import { isLongList, rowGroups } from "./select-rows.ts";
import type { SelectOption, SelectRowGroup } from "./select-rows.ts";
import classes from "./select.module.css";

const loadList = async () => await import("./select-list.tsx");
const SelectList = lazy(async () => ({ default: (await loadList()).SelectList }));

type SelectControlProps = {
  /** Read out; absent where a `<label>` names the control. */
  label?: string;
  /** Of what is remembered as chosen last; absent: nothing is. */
  name?: string;
  value: string;
  options: readonly SelectOption[];
  /** What stands there while nothing that is on offer is chosen. */
  placeholder?: string;
  className?: string | undefined;
  /** Of the control: its id, what describes it, what is wrong with it. */
  attributes?: {
    id?: string;
    disabled?: boolean;
    "aria-disabled"?: true | undefined;
    "aria-required"?: boolean;
    "aria-invalid"?: boolean | undefined;
    "aria-describedby"?: string | undefined;
  };
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
};

/**
 * A list to choose one of. On a phone it is the system's own, which stands at the thumb and scrolls as the person is used
 * to; elsewhere ours, with rows for a finger, where typing finds.
 */
export function SelectControl(props: SelectControlProps) {
  const isPhone = useIsPhone();
  const all = useSignal(recentChoices);
  const { name, options, value, onChange } = props;
  const recent = name === undefined ? [] : (all[name] ?? []);
  const choose = (chosen: string) => {
    if (name !== undefined && chosen !== "" && isLongList(options)) {
      rememberChoice(name, chosen);
    }
    onChange(chosen);
  };
  const groupsFor = (typed: string) =>
    rowGroups(options, { chosen: value, typed, recent, recentHeading: uiText("select.recent") });
  const Control = isPhone ? SystemSelect : OwnSelect;
  return <Control {...props} groupsFor={groupsFor} onChange={choose} />;
}

type ControlProps = SelectControlProps & { groupsFor: (typed: string) => SelectRowGroup[] };

function SystemSelect({
  label,
  value,
  options,
  placeholder = "",
  className,
  attributes,
  groupsFor,
  onChange,
  onBlur,
}: ControlProps) {
  const isOnOffer = options.some((option) => option.value === value);
  return (
    <select
      {...attributes}
      className={className}
      aria-label={label}
      data-select
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onBlur={onBlur}
    >
      {!isOnOffer && <option value={value}>{placeholder}</option>}
      {groupsFor("").map((group) =>
        group.value === "" ? (
          group.items.map(renderOption)
        ) : (
          <optgroup key={group.value} label={group.value}>
            {group.items.map(renderOption)}
          </optgroup>
        ),
      )}
    </select>
  );
}

function renderOption({ key, value, label }: SelectRowGroup["items"][number]): ReactNode {
  return (
    <option key={key} value={value}>
      {label}
    </option>
  );
}

function OwnSelect({
  label,
  value,
  options,
  placeholder = "",
  className,
  attributes,
  groupsFor,
  onChange,
  onBlur,
}: ControlProps) {
  // What has been typed to find an option; null while the list is closed.
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isOpen = typed !== null;
  const isLocked = attributes?.disabled === true || attributes?.["aria-disabled"] === true;
  const chosen = options.find((option) => option.value === value);
  const open = (letters: string) => {
    if (!isLocked) {
      setTyped(letters);
    }
  };
  const goBack = () => {
    // At once: while the list is there, it keeps the focus.
    flushSync(() => setTyped(null));
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // A space opens the list as on any button; between letters that wait for the list it is one of them.
    const isLetter = key.length === 1 && (key !== " " || typed !== null) && !altKey && !ctrlKey && !metaKey;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      open(typed ?? "");
    } else if (isLetter) {
      event.preventDefault();
      // Letters that come before the list is loaded count as well.
      open((typed ?? "") + key);
    }
  };
  return (
    <>
      <button
        {...attributes}
        ref={button}
        type="button"
        role="combobox"
        className={className}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-select
        data-empty={chosen === undefined || undefined}
        onPointerEnter={() => preload(loadList)}
        onFocus={() => preload(loadList)}
        onClick={() => (isOpen ? setTyped(null) : open(""))}
        onKeyDown={handleKey}
        onBlur={() => {
          if (!isOpen) {
            onBlur?.();
          }
        }}
      >
        <span className={classes.value}>{chosen?.label ?? placeholder}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SelectList
            id={listId}
            button={button}
            chosen={value}
            groups={groupsFor(typed)}
            isLong={isLongList(options)}
            typed={typed}
            onType={setTyped}
            onChoose={(choice) => {
              goBack();
              onChange(choice);
            }}
            onBack={goBack}
            onLeave={() => {
              setTyped(null);
              onBlur?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
