import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { SupportContactForm } from "./support-contact-form.tsx";
import { supportContactQuery } from "./support.queries.ts";

/** Whom everybody of this installation asks for help. */
export function SupportContact() {
  const read = useRead(supportContactQuery);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const saved = read.data.supportContactAddress ?? "";
  return <SupportContactForm key={saved} saved={saved} />;
}
