/** What a template may hold in braces; the names stand in stored templates. */
export const templateFields = [
  "first_name",
  "last_name",
  "store_name",
  "store_phone",
  "employee_name",
  "buy_number",
  "we_need",
] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateValues = Partial<Readonly<Record<TemplateField, string | null>>>;

/** A template with its values. What is unknown becomes nothing, and the gap it leaves closes. */
export function fillTemplate(body: string, values: TemplateValues): string {
  return fillFields(body, new Map(Object.entries(values)));
}

/** The same for texts with fields of their own. */
export function fillFields(body: string, values: ReadonlyMap<string, string | null | undefined>): string {
  return body
    .replaceAll(/\{\s*(\w+)\s*\}/g, (_whole, name: string) => values.get(name) ?? "")
    .replaceAll(/[^\S\n]{2,}/g, " ")
    .replaceAll(/[^\S\n]+([,.!?;:])/g, "$1")
    .replaceAll(/^[^\S\n]+|[^\S\n]+$/gm, "")
    .trim();
}

/** The names in braces that no value will ever replace, so that a form can say so. */
export function unknownFields(body: string): string[] {
  return [...body.matchAll(/\{\s*(\w+)\s*\}/g)].map(([, name = ""]) => name).filter((name) => !isField(name));
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name);
}
