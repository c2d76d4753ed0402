import type { Provider } from "#server/platform/providers/provider.ts";
import { constantContact } from "./constant-contact/constant-contact.ts";
import { mailchimp } from "./mailchimp/mailchimp.ts";

/** The contact-list services, in the order of their cards. */
export const contactsProviders: readonly Provider[] = [mailchimp, constantContact];
