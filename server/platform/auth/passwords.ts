import { hash, verify } from "@node-rs/argon2";
import { inputText } from "#common/inputs/input-ranges.ts";
import { isCommonPassword } from "./common-passwords.rules.ts";

/** argon2id with the parameters that OWASP names as the least: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password that a person may choose. */
export const newPassword = inputText
  .min(10, "Use at least 10 characters")
  .max(128, "Use at most 128 characters")
  .refine((password) => !isCommonPassword(password), "This password is too easy to guess");

/** For passwords and PINs: salted and slow. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

let nobodysHash: Promise<string> | undefined;

/** Without a hash it takes as long and says no, so that the time of an answer never tells whether somebody exists. */
export async function isSecret(secretHash: string | null | undefined, secret: string): Promise<boolean> {
  nobodysHash ??= hashSecret("nobody has this password");
  const isRight = await verify(secretHash ?? (await nobodysHash), secret);
  return isRight && typeof secretHash === "string";
}
