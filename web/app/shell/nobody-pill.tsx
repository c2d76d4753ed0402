import { IconUser } from "@tabler/icons-react";
import { Suspense } from "react";
import { text } from "#web/app/app-text.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import classes from "./header.module.css";

const ClockInButton = lazyWithTimeout(
  async () => (await import("#web/areas/clock/shared/clock-in-button.tsx")).ClockInButton,
);

/** Takes the place of the name while no employee is active, with a button to clock in. */
export function NobodyPill({ onClick }: { onClick: () => void }) {
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && (
        <Suspense>
          <Later>
            <ClockInButton />
          </Later>
        </Suspense>
      )}
      <div className={classes.employee}>
        <button type="button" className={classes.who} data-nobody onClick={onClick}>
          <IconUser size={18} />
          <span>{text("employee.nobody")}</span>
        </button>
      </div>
    </>
  );
}
