import { textsOf } from "#web/platform/language/texts.ts";
import { taskListsEnglish } from "./task-lists.en.ts";

export const text = textsOf("daybook-task-lists", taskListsEnglish);
