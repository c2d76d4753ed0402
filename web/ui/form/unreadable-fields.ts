import { createContext } from "react";

/** Text in a field that is not a value of the field's kind, like a date of `tomorow`. */
export type UnreadableText = {
  text: string;
  /** The field's value when the text was typed. A field that got another value since shows that value. */
  valueBeside: unknown;
};

/** How a form hears of its fields that hold text which is not a value. A form that holds such a field is never sent. */
export type UnreadableFields = {
  /** By the field's name; kept here because a step of a form takes its fields away with it. */
  texts: Readonly<Record<string, UnreadableText>>;
  keepText: (name: string, unreadable: UnreadableText | null) => void;
  /** The fields that may complain because the person has tried to save. */
  judged: ReadonlySet<string>;
  /** Reports what is wrong with the text of a field on the screen; the returned function withdraws it. */
  show: (name: string, problem: string) => () => void;
};

/** The form around a field; null outside of a form. */
export const UnreadableFieldsContext = createContext<UnreadableFields | null>(null);
