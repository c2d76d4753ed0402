import { column } from "#common/pos-files/file-settings.ts";

/** A person's name in one column or in two. */
export const nameColumns = {
  name: column.optional(),
  firstName: column.optional(),
  lastName: column.optional(),
};

export type NameColumns = { name?: string | undefined; firstName?: string | undefined; lastName?: string | undefined };

export function hasName({ name, firstName, lastName }: NameColumns): boolean {
  return (name === undefined) !== (firstName === undefined && lastName === undefined);
}

export const nameRule = { error: "Name either name, or firstName and lastName" };
