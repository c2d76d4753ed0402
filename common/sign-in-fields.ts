/** What the fields for signing in take: the forms judge by it, the operations take it in. */
import * as z from "zod/mini";
import { isReadable } from "./inputs/field-schemas.ts";

/** A password that a person chooses. The server also refuses those that everybody guesses first. */
export const newPasswordField = z.string().check(isReadable, z.minLength(10), z.maxLength(128));
