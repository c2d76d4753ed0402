import type { ReactNode } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonProps } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { beginPageSignInMutation } from "./bookkeeping-changes.queries.ts";
import { wordsOf } from "#web/areas/automations/shared/use-service-change.ts";

type SignInButtonProps = { id: string; kind?: NonNullable<ButtonProps["kind"]>; children: ReactNode };

/** Goes to the service's own sign-in page. The whole page goes there: browsers block windows that no press opened. */
export function SignInButton({ id, kind = "primary", children }: SignInButtonProps) {
  const [begin, isBeginning] = useChange(beginPageSignInMutation);
  const leave = async () => {
    const outcome = await begin({ id });
    if (outcome.isDone) {
      window.location.assign(outcome.data.beginPageSignIn);
    } else {
      showSnackbar({ text: wordsOf(outcome.refused), color: "bad" });
    }
  };
  return (
    <Button kind={kind} isBusy={isBeginning} onClick={() => void leave()}>
      {children}
    </Button>
  );
}
