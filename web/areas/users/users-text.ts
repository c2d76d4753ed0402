import { textsOf } from "#web/platform/language/texts.ts";
import { usersEnglish } from "./users.en.ts";

export const text = textsOf("users", usersEnglish);
