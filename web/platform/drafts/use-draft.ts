import { useEffect, useEffectEvent, useState } from "react";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { FormValues } from "#web/ui/form/rules.ts";
import type { FormState } from "#web/ui/form/use-form.ts";
import { keepDraft, readDraft } from "./drafts.ts";

type KeptDraft = {
  isBack: boolean;
  /** It was saved. */
  forget: () => void;
  /** Deletes the draft and resets the form. */
  drop: () => void;
};

/**
 * Keeps what is typed into a form on this device, for the same person for 24 hours, through a reload and a lock. `name`
 * tells forms apart: "note:new". `isBack` says that the form began with what was typed before.
 *
 * `only` names the fields to keep where others are secret.
 */
export function useDraft<Values extends FormValues>(
  form: FormState<Values>,
  name: string,
  only: readonly (keyof Values & string)[] = Object.keys(form.values),
): KeptDraft {
  const employeeId = useActiveEmployee()?.id ?? null;
  const storeId = useActiveStoreId();
  const slot = `${storeId ?? ""}/${employeeId ?? ""}/${name}`;
  const [isBack, setIsBack] = useState(false);
  const bringBack = useEffectEvent((from: string) => {
    const values = readDraft(from);
    if (form.isDirty || typeof values !== "object" || values === null) {
      return;
    }
    for (const field of only) {
      const value: unknown = Object.getOwnPropertyDescriptor(values, field)?.value;
      if (value !== undefined) {
        form.setValue(field, value as Values[typeof field]); // oxlint-disable-line typescript/no-unsafe-type-assertion -- written below from the same form's values
      }
    }
    setIsBack(true);
  });
  useEffect(
    function beginWithWhatWasTyped() {
      // oxlint-disable-next-line react/set-state-in-effect -- what this device keeps is outside of React and read once for each person
      bringBack(slot);
    },
    [slot],
  );
  const kept = Object.fromEntries(only.map((field) => [field, form.values[field]]));
  const text = JSON.stringify(kept);
  const { isDirty } = form;
  const write = useEffectEvent((typed: string) => {
    keepDraft(slot, typed);
  });
  useEffect(
    function keepWhatIsTyped() {
      // A form without input must not overwrite the draft that it is about to restore.
      if (isDirty) {
        write(text);
      }
    },
    [text, isDirty],
  );
  return {
    isBack: isBack && isDirty,
    forget: () => {
      keepDraft(slot, null);
    },
    drop: () => {
      keepDraft(slot, null);
      setIsBack(false);
      form.reset();
    },
  };
}
