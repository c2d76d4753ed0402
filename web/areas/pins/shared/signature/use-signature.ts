import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSession } from "#web/platform/session/session.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { proveByPinMutation, signersQuery } from "./signature.queries.ts";

type Refused = Extract<SaveOutcome, { isDone: false }>;

export type Signature = {
  /** The people who may sign at this screen: the active one, those at work, the others; a user signs for themselves. */
  signers: { value: string; label: string }[];
  first: string;
  /** Proves the signer by PIN and makes them the active employee. Resolves to null when the PIN was right. */
  prove: (employeeId: string, pin: string) => Promise<Refused | null>;
};

/** A signature is a PIN given for this one paper. */
export function useSignature(except?: number): Signature {
  const me = useActiveEmployee();
  const isRegister = useSession()?.type === "PosUser";
  const read = useRead(signersQuery, { isPaused: !isRegister, live: ["Employee"] });
  const [confirm] = useChange(proveByPinMutation);
  // Not only who is clocked in: a shop may keep its hours elsewhere, and who just left for the day may still sign.
  const team = read.status === "ready" ? read.data.employees.filter(({ hasPin }) => hasPin) : [];
  const ordered = [...team.filter(({ clockedIn }) => clockedIn), ...team.filter(({ clockedIn }) => !clockedIn)];
  const own = me === null ? [] : [{ value: String(me.id), label: me.fullName }];
  const others = ordered.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const all = isRegister ? [...own, ...others.filter(({ value }) => value !== own[0]?.value)] : own;
  const signers = all.filter(({ value }) => value !== String(except));
  return {
    signers,
    first: own.some(({ value }) => value !== String(except)) ? String(me?.id ?? "") : "",
    async prove(employeeId, pin) {
      const outcome = await confirm({ employeeId, pin }, { employee: "none" });
      if (!outcome.isDone) {
        // Whatever was wrong was wrong with the PIN.
        return { isDone: false, refused: { text: "", fields: { pin: outcome.refused.text } } };
      }
      const { id, storeId, fullName, isManager, safeAvatarUrl } = outcome.data.confirmEmployee;
      // An own login stays who it is; at a register the signer is now the one who stands here.
      if (isRegister) {
        const employee = { id: Number(id), storeId: Number(storeId), fullName, isManager, avatarUrl: safeAvatarUrl };
        confirmEmployee({ ...employee, how: "pin" });
      }
      return null;
    },
  };
}
