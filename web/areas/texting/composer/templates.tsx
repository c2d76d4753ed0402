import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatPhone } from "#common/phone.ts";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { needWords } from "#common/texting/need-words.ts";
import type { TemplateValues } from "#common/texting/fill-template.ts";
import { useFloorShortage } from "#web/areas/backstock/shared/use-floor-shortage.ts";
import { textingStatusQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { textTemplatesQuery } from "./composer.queries.ts";
import { text } from "./composer-text.ts";
import classes from "./composer.module.css";

type TemplatesProps = { values: TemplateValues; onChoose: (words: string) => void };

/** One press puts a template into the text, with the customer's values. Who may change them gets there from here. */
export function Templates({ values, onChoose }: TemplatesProps) {
  const mayEdit = useCan()("texting:settings");
  const here = useValuesHere(values);
  const read = useRead(textTemplatesQuery, { live: ["TextTemplate"] });
  if (read.status !== "ready") {
    return null;
  }
  const templates = read.data.textTemplates;
  if (templates.length === 0 && !mayEdit) {
    return null;
  }
  return (
    <fieldset className={classes.templates} aria-label={text("templates")}>
      {templates.map(({ id, name, body }) => {
        const words = fillTemplate(body, here);
        const choose = () => (words === "" ? showSnackbar({ text: text("blank"), color: "bad" }) : onChoose(words));
        return (
          <Button key={id} title={words} onClick={choose}>
            {name}
          </Button>
        );
      })}
      {mayEdit && <EditTemplates hasAny={templates.length > 0} />}
    </fieldset>
  );
}

function EditTemplates({ hasAny }: { hasAny: boolean }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return hasAny ? (
    <ButtonLink
      to="/s/$storeId/texting/settings/template"
      params={{ storeId }}
      aria-label={text("editTemplates")}
      title={text("editTemplates")}
      icon={<IconPencil size={18} />}
    />
  ) : (
    <ButtonLink
      to="/s/$storeId/texting/settings/template/$messageId"
      params={{ storeId, messageId: "new" }}
      icon={<IconPlus size={18} />}
    >
      {text("addTemplate")}
    </ButtonLink>
  );
}

/** The customer's values with those of the store and of who writes. */
function useValuesHere(values: TemplateValues): TemplateValues {
  const store = useActiveStore();
  const employee = useActiveEmployee();
  const read = useRead(textingStatusQuery, { live: ["TextThread"] });
  const shortage = useFloorShortage();
  const phone = read.status === "ready" ? read.data.textingStatus.storePhone : null;
  return {
    ...values,
    store_name: store?.name ?? null,
    store_phone: phone === null ? null : formatPhone(phone),
    employee_name: employee?.fullName ?? null,
    we_need: needWords(shortage?.short ?? []),
  };
}
