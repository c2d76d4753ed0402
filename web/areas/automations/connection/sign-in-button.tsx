import type { ReactNode } from "react";
import { useLeaveFor } from "#web/platform/graphql/use-leave-for.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonProps } from "#web/ui/controls/button.tsx";
import { beginPageSignInMutation } from "#web/areas/automations/bookkeeping/bookkeeping-changes.queries.ts";
import { wordsOf } from "#web/areas/automations/shared/use-service-change.ts";

type SignInButtonProps = { id: string; kind?: NonNullable<ButtonProps["kind"]>; children: ReactNode };

/** Goes to the service's own sign-in page. The whole page goes there: browsers block windows that no press opened. */
export function SignInButton({ id, kind = "primary", children }: SignInButtonProps) {
  const [begin, isBeginning] = useLeaveFor(beginPageSignInMutation, {
    to: (data) => data.beginPageSignIn,
    words: wordsOf,
  });
  return (
    <Button kind={kind} isBusy={isBeginning} onClick={() => void begin({ id })}>
      {children}
    </Button>
  );
}
