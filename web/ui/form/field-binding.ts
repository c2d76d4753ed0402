/** What a form gives a field. A field can be used without a form by giving it the same by hand. */
export type FieldBinding<Value> = {
  name: string;
  label: string;
  value: Value;
  /** The saved value, while a changed field is to say it. */
  previous?: Value;
  error: string | null;
  isRequired: boolean;
  isDisabled: boolean;
  /** While the form is sent: it takes nothing, and keeps the cursor. */
  isReadOnly?: boolean;
  onChange: (value: Value) => void;
  onBlur: () => void;
};
