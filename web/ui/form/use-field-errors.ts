import { useState } from "react";
import { useDebounced } from "#web/ui/use-debounced.ts";
import type { FormValues } from "./rules.ts";
import { formErrors } from "./validation.ts";
import type { FieldDefinitions, FieldErrors } from "./validation.ts";

/** Time between a change and its check, so that a field does not complain between two keys. */
const fieldResolveDelayMs = 50;

const nobody: ReadonlySet<string> = new Set();

export type FieldErrorsState = {
  errors: FieldErrors;
  /** How often something was found wrong. */
  failures: number;
  /** From now on the rules speak about these fields. */
  touch: (names: readonly string[]) => void;
  /** Speaks of these fields at once, without waiting for what was typed to settle. */
  show: (wrong: readonly string[]) => void;
  /** Takes over what the server refuses; it stands until the field is changed. */
  refuse: (errors: FieldErrors) => void;
  forget: (name: string) => void;
  clear: () => void;
};

/** What is wrong with which field: by the rules, for fields a person has been in, and by the server. */
export function useFieldErrors(fields: FieldDefinitions, values: FormValues): FieldErrorsState {
  const [touched, setTouched] = useState(nobody);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [flushed, setFlushed] = useState<FormValues | null>(null);
  const [failures, setFailures] = useState(0);
  const settled = useDebounced(values, fieldResolveDelayMs);
  const settledTouched = useDebounced(touched, fieldResolveDelayMs);
  const checked =
    flushed === values ? formErrors(fields, values, [...touched]) : formErrors(fields, settled, [...settledTouched]);
  const touch = (names: readonly string[]) => {
    setTouched((previous) => (names.every((name) => previous.has(name)) ? previous : new Set([...previous, ...names])));
  };
  return {
    errors: { ...checked, ...refused },
    failures,
    touch,
    show: (wrong) => {
      setFlushed(values);
      touch(wrong);
      setFailures(failures + Math.sign(wrong.length));
    },
    refuse: (errors) => {
      setRefused(errors);
      setFailures((count) => count + 1);
    },
    forget: (name) => {
      setRefused((previous) => (name in previous ? without(previous, name) : previous));
    },
    clear: () => {
      setTouched(nobody);
      setRefused({});
    },
  };
}

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}
