import { hash, verify } from "@node-rs/argon2";
import { refine } from "zod/mini";
import { newPasswordField } from "#common/sign-in-fields.ts";
import { isCommonPassword } from "./common-passwords.rules.ts";

/** argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Validates a password that a person chooses. */
export const newPassword = newPasswordField.check(
  refine((password) => !isCommonPassword(password), "This password is too easy to guess"),
);

/** Hashes a password or PIN with a salted, slow hash. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

let placeholderHash: Promise<string> | undefined;

/** Compares in the same time even without a hash, so that the timing never shows whether a user exists. */
export async function isSecret(secretHash: string | null | undefined, secret: string): Promise<boolean> {
  placeholderHash ??= hashSecret("nobody has this password");
  const isRight = await verify(secretHash ?? (await placeholderHash), secret);
  return isRight && typeof secretHash === "string";
}
