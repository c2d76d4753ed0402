import { useState } from "react";
import type { FormValues } from "./rules.ts";
import type { FormState } from "./use-form.ts";

/** Values of a form that changes a saved record; `version` is of the record as it was read, null when nothing was saved. */
export type VersionedValues = FormValues & { readonly version: string | null };

export type SavedSince =
  /** What is saved is what the form began with. */
  | { state: "none" }
  /** A person has saved something else while this was typed. */
  | { state: "other"; look: () => void; keepMine: () => void }
  /** A person looks at what was saved, and can have back what was typed. */
  | { state: "looking"; bringBack: () => void };

/**
 * Compares a form with what is saved by now. A form in which nothing was typed follows what is saved; one that was typed
 * into keeps it until a person decides. The server refuses the older version, so deciding is not left out by accident.
 */
export function useSavedSince<Values extends VersionedValues>(form: FormState<Values>, saved: Values): SavedSince {
  const [mine, setMine] = useState<Values | null>(null);
  const isOther = form.status === "idle" && form.values.version !== saved.version;
  if (isOther && !form.isDirty) {
    form.reset(saved);
  }
  if (isOther && form.isDirty) {
    return {
      state: "other",
      look: () => {
        setMine(form.values);
        form.reset(saved);
      },
      keepMine: () => {
        form.setValue("version", saved.version);
      },
    };
  }
  if (mine !== null && form.status === "idle" && !form.isDirty) {
    return {
      state: "looking",
      bringBack: () => {
        for (const name of Object.keys(mine)) {
          const value: unknown = name === "version" ? saved.version : mine[name];
          form.setValue(name, value as Values[string]); // oxlint-disable-line typescript/no-unsafe-type-assertion -- names and values of the same form
        }
        setMine(null);
      },
    };
  }
  return { state: "none" };
}
