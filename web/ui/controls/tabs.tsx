import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import classes from "./tabs.module.css";

export type Tab = { id: string; label: string; count?: number };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id: it belongs into the address. */
  value: string;
  onChange: (id: string) => void;
  /** The chosen tab's content. */
  children: ReactNode;
};

export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function showChosenTab() {
      list.current
        ?.querySelector(`[data-tab="${CSS.escape(value)}"]`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [value],
  );
  const handleKey = (event: KeyboardEvent) => {
    const next = nextTab(event.key, tabs, value);
    if (next !== undefined) {
      event.preventDefault();
      onChange(next.id);
      list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
    }
  };
  return (
    <div className={classes.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} tabIndex={-1} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={classes.tab}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => {
              onChange(tab.id);
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

function nextTab(key: string, tabs: readonly Tab[], value: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.id === value);
  const byKey: Readonly<Record<string, Tab | undefined>> = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at <= 0 ? -1 : at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  return byKey[key];
}
