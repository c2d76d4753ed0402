import { userFields } from "#common/people/people-fields.ts";
import { useCompanyStores } from "#web/platform/person/use-company-stores.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { givableRoles, reachesAllStores, roleHint, roleText } from "./user-role.ts";
import { useOwnRights } from "./use-own-rights.ts";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import classes from "./users.module.css";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { changeUserMutation, inviteUserMutation, usersQuery } from "./users.queries.ts";

type UserFormProps = {
  /** Null invites a person. */
  user: User | null;
  onClose: () => void;
};

/** Invites a person by mail, or changes name, role and stores; offers only what the asking person may give. */
export function UserForm({ user, onClose }: UserFormProps) {
  const save = useSaveUser(user);
  const stores = useCompanyStores();
  const { ownRole, ownId } = useOwnRights();
  const isOwn = user !== null && ownId === Number(user.id);
  const saved = valuesOf(user, stores.length === 1 ? [String(stores[0]?.id)] : []);
  const form = useForm<UserValues>({
    initial: saved,
    fields: {
      fullName: { label: text("form.name"), rules: [accepts(userFields.fullName)] },
      email: { label: text("form.email"), rules: [accepts(userFields.email)] },
      role: { label: text("form.role"), rules: [required] },
      storeIds: {
        label: text("form.stores"),
        rules: [must(text("form.oneStore"), (value) => Array.isArray(value) && value.length > 0)],
      },
      defaultStoreId: { label: text("form.default") },
      version: { label: "" },
    },
    save,
    onSaved: (_saved, { email: address, fullName: name }) => {
      const words = user === null ? text("form.sent", { email: address }) : text("form.saved", { name });
      showSnackbar({ text: words, color: "good" });
      onClose();
    },
  });
  const since = useSavedSince(form, saved);
  const { storeIds, role } = form.values;
  return (
    <FormDialog
      form={form}
      title={titleOf(user)}
      save={text(user === null ? "form.send" : "form.save")}
      onClose={onClose}
    >
      <SavedSinceNote since={since} />
      <TextField {...form.field("fullName")} />
      {user === null && <TextField {...form.field("email")} type="email" inputMode="email" />}
      {!isOwn && (
        <SelectField
          {...form.field("role")}
          hint={roleHint(Number(role))}
          options={givableRoles(ownRole).map((item) => ({ value: String(item), label: roleText(item) }))}
        />
      )}
      {reachesAllStores(Number(role)) && <p>{text("form.allStores")}</p>}
      {stores.length > 1 && <StoreChoice field={form.field("storeIds")} stores={stores} />}
      {storeIds.length > 1 && (
        <SelectField
          {...form.field("defaultStoreId")}
          hint={text("form.defaultHint")}
          options={optionsOf(stores, storeIds)}
        />
      )}
    </FormDialog>
  );
}

function titleOf(user: User | null): string {
  return user === null ? text("form.invite") : text("form.edit", { name: user.fullName });
}

function valuesOf(user: User | null, storeIds: readonly string[]): UserValues {
  if (user === null) {
    return { fullName: "", email: "", role: "0", storeIds, defaultStoreId: "", version: null };
  }
  const { fullName, email: address, role, defaultStoreId, version } = user;
  return {
    fullName,
    email: address,
    role: String(role),
    storeIds: user.storeIds,
    defaultStoreId: defaultStoreId ?? "",
    version,
  };
}

function optionsOf(
  stores: readonly { id: number; name: string }[],
  storeIds: readonly string[],
): { value: string; label: string }[] {
  return stores
    .filter(({ id }) => storeIds.includes(String(id)))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

type StoreChoiceProps = {
  field: FieldBinding<readonly string[]>;
  stores: readonly { id: number; name: string }[];
};

/** Which stores a person reaches; those that the asking person does not reach are not shown and stay as they are. */
function StoreChoice({ field, stores }: StoreChoiceProps) {
  const { value, label, error } = field;
  const toggle = (id: string) => {
    field.onChange(value.includes(id) ? value.filter((item) => item !== id) : [...value, id]);
  };
  return (
    <fieldset className={classes.stores} aria-invalid={error !== null}>
      <legend>{label}</legend>
      {stores.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={value.includes(String(id))} onChange={() => toggle(String(id))} />
          {name}
        </label>
      ))}
      {error !== null && <p role="alert">{error}</p>}
    </fieldset>
  );
}

type UserValues = {
  fullName: string;
  email: string;
  role: string;
  storeIds: readonly string[];
  /** Empty when nobody chose one. */
  defaultStoreId: string;
  version: string | null;
};

/** Invites a new person, or changes the user given. */
function useSaveUser(user: User | null): (values: UserValues) => Promise<ChangeOutcome<unknown>> {
  const [invite] = useChange(inviteUserMutation);
  const [change] = useChange(changeUserMutation);
  return async ({ email: address, role, storeIds, defaultStoreId, fullName, version }) => {
    const first = defaultStoreId === "" ? null : defaultStoreId;
    const rights = { fullName, role: Number(role), storeIds: [...storeIds], defaultStoreId: first };
    const options = { employee: "none", refetches: [usersQuery] } as const;
    return user === null
      ? invite({ user: { ...rights, email: address } }, options)
      : change({ id: user.id, changes: { ...rights, version } }, options);
  };
}
