import { Tabs as Kit } from "@base-ui/react/tabs";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
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

/** Arrows, Home and End choose among the tabs and go round at the ends. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function showChosenTab() {
      list.current
        ?.querySelector(`[data-tab="${CSS.escape(value)}"]`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [value],
  );
  return (
    <Kit.Root className={classes.tabs} value={value} onValueChange={(chosen) => onChange(String(chosen))}>
      <Kit.List ref={list} className={classes.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Kit.Tab key={tab.id} value={tab.id} className={classes.tab} data-tab={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </Kit.Tab>
        ))}
      </Kit.List>
      <Kit.Panel value={value}>{children}</Kit.Panel>
    </Kit.Root>
  );
}
