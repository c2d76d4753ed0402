import { useId, useState } from "react";
import type { ReactNode } from "react";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { controlAttributes } from "./control-attributes.ts";
import { FieldFrame } from "./field-frame.tsx";
import classes from "./field.module.css";

type PasswordFieldProps = FieldBinding<string> & { hint?: ReactNode; isNew?: boolean };

export function PasswordField({ hint, isNew = false, ...field }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={field.label} error={field.error} isRequired={field.isRequired} hint={hint}>
      <div className={classes.affixed}>
        <input
          {...controlAttributes(id, field, hint !== undefined)}
          className={classNames(classes.control, classes.hasInner)}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          value={field.value}
          onChange={(event) => {
            field.onChange(event.target.value);
          }}
        />
        <span className={classes.inner}>
          <IconButton
            label={uiText(isShown ? "field.hidePassword" : "field.showPassword")}
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
          </IconButton>
        </span>
      </div>
    </FieldFrame>
  );
}
