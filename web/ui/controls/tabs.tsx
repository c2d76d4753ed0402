import { Tabs as Kit } from "@base-ui/react/tabs";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import classes from "./tabs.module.css";

export type Tab = { id: string; label: string; count?: number };

type TabListProps = {
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id: it belongs into the address. */
  value: string;
};

type TabFrameProps = Pick<TabListProps, "value"> & {
  onChange: (id: string) => void;
  /** Holds a `TabList`, and the `TabPanel` of the chosen one. */
  children: ReactNode;
};

type TabsProps = TabListProps & TabFrameProps;

/** Arrows, Home and End choose among the tabs and go round at the ends. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  return (
    <TabFrame value={value} onChange={onChange}>
      <TabList label={label} tabs={tabs} value={value} />
      <TabPanel value={value}>{children}</TabPanel>
    </TabFrame>
  );
}

/** Where the tabs stand apart from what they show: in a page's first line, beside its title. */
export function TabFrame({ value, onChange, children }: TabFrameProps) {
  return (
    <Kit.Root className={classes.tabs} value={value} onValueChange={(chosen) => onChange(String(chosen))}>
      {children}
    </Kit.Root>
  );
}

export function TabList({ label, tabs, value }: TabListProps) {
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
    <Kit.List ref={list} className={classes.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Kit.Tab key={tab.id} value={tab.id} className={classes.tab} data-tab={tab.id}>
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </Kit.Tab>
      ))}
    </Kit.List>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Kit.Panel value={value}>{children}</Kit.Panel>;
}
