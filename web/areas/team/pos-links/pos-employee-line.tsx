import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./pos-links-text.ts";
import classes from "./pos-links.module.css";
import type { PosEmployee } from "./pos-links.queries.ts";
import { unlinkPosEmployeeMutation, posLinksQuery } from "./pos-links.queries.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

export function PosEmployeeLine({ posEmployee }: { posEmployee: PosEmployee }) {
  const { name, drsEmployeeCode: code, isActive, linkedTo } = posEmployee;
  const [unlink, isUnlinking] = useChange(unlinkPosEmployeeMutation);
  const end = async (employeeId: string, fullName: string) => {
    const outcome = await unlink({ employeeId }, { refetches: [posLinksQuery, employeesQuery] });
    showSnackbar(
      outcome.isDone
        ? { text: text("unlinked", { name: fullName }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <li className={classes.known}>
      <div>
        <span>{text("withCode", { name, code })}</span>
        <small>
          {!isActive && `${text("known.inactive")} · `}
          {linkedTo === null ? text("known.free") : text("known.linkedTo", { name: linkedTo.fullName })}
        </small>
      </div>
      {linkedTo !== null && (
        <Button
          kind="quiet"
          isCompact
          isBusy={isUnlinking}
          aria-label={`${text("known.unlink")} ${linkedTo.fullName}`}
          onClick={() => void end(linkedTo.id, linkedTo.fullName)}
        >
          {text("known.unlink")}
        </Button>
      )}
    </li>
  );
}
