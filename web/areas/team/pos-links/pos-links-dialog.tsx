import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { SelectControl } from "#web/ui/select/select-control.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { text } from "./pos-links-text.ts";
import { posLinksQuery, linkPosEmployeeMutation, unlinkPosEmployeeMutation } from "./pos-links.queries.ts";
import { useState } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import classes from "./pos-links.module.css";
import type { PosLinks, PosEmployee, Unlinked } from "./pos-links.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

/** Our people who are not linked, and the point of sale's employees with whom they are. */
export function PosLinksDialog({ onClose }: { onClose: () => void }) {
  const read = useRead(posLinksQuery, { live: ["Employee", "pos-employee"] });
  const pos = (read.status === "ready" ? read.data.posLinks.posName : null) ?? text("pos");
  return (
    <Dialog title={text("title", { pos })} onClose={onClose}>
      <ReadState read={read} loading={<LoadingState lines={6} />} />
      {read.status === "ready" && <PosLinksLists links={read.data.posLinks} pos={pos} />}
    </Dialog>
  );
}

/** Two lists beside each other; on a phone below each other. */
function PosLinksLists({ links, pos }: { links: PosLinks; pos: string }) {
  const [search, setSearch] = useState("");
  const { unlinked, posEmployees } = links;
  const shown = posEmployees.filter(({ name, drsEmployeeCode }) =>
    `${name} ${drsEmployeeCode}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <div className={classes.columns}>
      <section>
        <h3>{text("unlinked.title")}</h3>
        {unlinked.length === 0 && <EmptyState title={text("unlinked.none")} text={text("unlinked.noneText")} />}
        <ul>
          {unlinked.map((line) => (
            <UnlinkedLine key={line.employee.id} unlinked={line} posEmployees={posEmployees} pos={pos} />
          ))}
        </ul>
      </section>
      <section>
        <h3>{text("known.title", { pos })}</h3>
        {posEmployees.length === 0 ? (
          <EmptyState title={text("known.none", { pos })} text={text("known.noneText")} />
        ) : (
          <>
            <input
              type="search"
              className={classes.search}
              placeholder={text("known.search")}
              aria-label={text("known.search")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <ul>
              {shown.map((line) => (
                <PosEmployeeLine key={line.externalId} posEmployee={line} />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

type UnlinkedLineProps = { unlinked: Unlinked; posEmployees: readonly PosEmployee[]; pos: string };

const refetches = [posLinksQuery, employeesQuery];

/** A person without a link; the one with the same name is suggested, and a person decides. */
function UnlinkedLine({ unlinked, posEmployees, pos }: UnlinkedLineProps) {
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
        <SelectControl
          label={text("unlinked.choose", { pos, name })}
          value={chosen}
          options={[
            { value: "", label: text("unlinked.chooseOne") },
            ...posEmployees
              .filter(({ isActive }) => isActive)
              .map(({ externalId, name: posName, drsEmployeeCode: code }) => ({
                value: externalId,
                label: text("withCode", { name: posName, code }),
              })),
          ]}
          onChange={setChosen}
        />
        <Button kind="primary" disabled={chosen === ""} isBusy={isLinking} onClick={() => void save(false)}>
          {text("unlinked.link")}
        </Button>
      </span>
    </li>
  );
}

function PosEmployeeLine({ posEmployee }: { posEmployee: PosEmployee }) {
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
