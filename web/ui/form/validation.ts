import type { FormValues, Rule } from "./rules.ts";

export type FieldDefinition = {
  /** One that depends on another field is asked for the form's values: a state is a province in Canada. */
  label: string | ((values: FormValues) => string);
  /** What the server calls it, where that is not the field's own name. Its refusals come under that name. */
  input?: string;
  rules?: readonly Rule[];
  /** A field that is not visible is neither shown nor checked. */
  isVisible?: (values: FormValues) => boolean;
};

export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;
export type FieldErrors = Readonly<Record<string, string>>;

/** The text of the first rule a field breaks, or null. */
function fieldError(field: FieldDefinition, value: unknown, values: FormValues): string | null {
  const broken = field.rules?.find((candidate) => !candidate.isMet(value, values));
  return broken === undefined ? null : broken.message(labelOf(field, values), value, values);
}

export function labelOf({ label }: Pick<FieldDefinition, "label">, values: FormValues): string {
  return typeof label === "string" ? label : label(values);
}

/** The errors of all visible fields, or of those in `names`, in the order in which the fields are declared. */
export function formErrors(fields: FieldDefinitions, values: FormValues, names?: readonly string[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if ((names?.includes(name) ?? true) && isFieldVisible(field, values)) {
      const error = fieldError(field, values[name], values);
      if (error !== null) {
        errors[name] = error;
      }
    }
  }
  return errors;
}

export function isFieldVisible(field: FieldDefinition, values: FormValues): boolean {
  return field.isVisible?.(values) ?? true;
}

/** Whether a rule refuses the field for being empty, with the other fields as they are. */
export function isFieldRequired(field: FieldDefinition, values: FormValues): boolean {
  return field.rules?.some((rule) => !rule.isMet(null, values)) ?? false;
}

/** Whether what a person sees in the form differs from what was there; unlike objects are compared by content. */
export function areDirty(values: FormValues, initial: FormValues): boolean {
  return Object.keys(values).some((name) => !isSame(values[name], initial[name]));
}

/** The labels of the fields that differ from what was there, in their order; what has no label is nothing a person sees. */
export function changedLabels(fields: FieldDefinitions, values: FormValues, initial: FormValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = labelOf(field, values);
    return label === "" || isSame(values[name], initial[name]) ? [] : [label];
  });
}

export function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
}
