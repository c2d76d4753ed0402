import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "./pos-links-text.ts";
import classes from "./pos-links.module.css";
import type { PosEmployee, Unlinked } from "./pos-links.queries.ts";
import { linkPosEmployeeMutation, posLinksQuery } from "./pos-links.queries.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

type UnlinkedLineProps = { unlinked: Unlinked; posEmployees: readonly PosEmployee[]; pos: string };

const refetches = [posLinksQuery, employeesQuery];

/** Somebody without a link; the one with the same name is suggested, and a person decides. */
export function UnlinkedLine({ unlinked, posEmployees, pos }: UnlinkedLineProps) {
  const { employee, suggestedExternalId } = unlinked;
  const { fullName: name, id } = employee;
  const [chosen, setChosen] = useState(suggestedExternalId ?? "");
  const [link, isLinking] = useChange(linkPosEmployeeMutation);
  const save = async (takesOver: boolean): Promise<void> => {
    const outcome = await link({ employeeId: id, externalId: chosen, takesOver }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("linked", { name }), color: "good" });
    } else if (outcome.refused.code === "pos-employee-taken") {
      const question = { title: text("take.title"), text: text("take.text", { refusal: outcome.refused.text }) };
      if (await ask({ ...question, confirm: text("take.confirm"), cancel: text("cancel") })) {
        await save(true);
      }
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <li className={classes.unlinked}>
      <Avatar name={name} url={employee.safeAvatarUrl} size={34} />
      <div>
        <strong>{name}</strong>
        {employee.posLink === "INACTIVE" && <small>{text("unlinked.inactive", { pos })}</small>}
        {suggestedExternalId !== null && chosen === suggestedExternalId && <small>{text("unlinked.suggested")}</small>}
      </div>
      <span className={classes.choosing}>
        <select
          value={chosen}
          aria-label={text("unlinked.choose", { pos, name })}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{text("unlinked.chooseOne")}</option>
          {posEmployees
            .filter(({ isActive }) => isActive)
            .map(({ externalId, name: posName, drsEmployeeCode: code }) => (
              <option key={externalId} value={externalId}>
                {text("withCode", { name: posName, code })}
              </option>
            ))}
        </select>
        <Button kind="primary" disabled={chosen === ""} isBusy={isLinking} onClick={() => void save(false)}>
          {text("unlinked.link")}
        </Button>
      </span>
    </li>
  );
}
