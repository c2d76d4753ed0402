import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { fillTemplate, templateFields, unknownFields } from "#common/texting/fill-template.ts";
import { templateFormFields } from "#common/texting/template-fields.ts";
import { textTemplatesQuery } from "#web/areas/texting/composer/composer.queries.ts";
import type { TextTemplate } from "#web/areas/texting/composer/composer.queries.ts";
import { useSampleValues } from "#web/areas/texting/shared/sample-values.ts";
import { TextPreview } from "#web/areas/texting/shared/text-preview.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { hasOwnWords } from "./own-words.ts";
import { deleteTextTemplateMutation, saveTextTemplateMutation } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** One template: its name, its words, and how they look on a phone. */
export function TemplatePage() {
  const { storeId, messageId } = useParams({ from: "/s/$storeId/texting/settings/template/$messageId" });
  const read = useRead(textTemplatesQuery);
  const isNew = messageId === "new";
  const [fresh] = useState<TextTemplate>(() => ({ id: newId(), name: "", body: "" }));
  const templates = read.status === "ready" ? read.data.textTemplates : [];
  const template = isNew ? fresh : templates.find(({ id }) => id === messageId);
  return (
    <Page
      title={text(isNew ? "template.newTitle" : "template.title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/texting/settings/template" params={{ storeId }}>
          {text("template.back")}
        </BackLink>
      }
    >
      <ReadState read={read} />
      {read.status === "ready" &&
        (template === undefined ? (
          <EmptyState title={text("template.missing")} text={text("template.missingText")} />
        ) : (
          <TemplateForm key={template.id} template={template} isNew={isNew} storeId={storeId} />
        ))}
    </Page>
  );
}

type TemplateFormProps = { template: TextTemplate; isNew: boolean; storeId: number };

function TemplateForm({ template, isNew, storeId }: TemplateFormProps) {
  const { id, name, body } = template;
  const navigate = useNavigate();
  const values = useSampleValues();
  const [save] = useChange(saveTextTemplateMutation);
  const [remove, isRemoving] = useChange(deleteTextTemplateMutation);
  const refetches = [textTemplatesQuery];
  const goBack = () => void navigate({ to: "/s/$storeId/texting/settings/template", params: { storeId } });
  const form = useForm({
    initial: { name, body },
    fields: {
      name: { label: text("template.name"), rules: [accepts(templateFormFields.name)] },
      body: { label: text("body"), rules: [accepts(templateFormFields.body), hasOwnWords] },
    },
    save: (words) => save({ id, ...words }, { refetches }),
    onSaved: () => {
      showSnackbar({ text: text("template.saved"), color: "good" });
      goBack();
    },
  });
  const deleteIt = async () => {
    const outcome = await remove({ id }, { refetches });
    if (outcome.isDone) {
      offerUndo(text("template.removed", { name }), () => save({ id, name, body }, { refetches }));
      goBack();
    } else {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const fields = templateFields.map((field) => `{${field}}`).join(" ");
  return (
    <Form
      form={form}
      label={text("template.title")}
      startsTyping={isNew}
      actions={<SaveBar form={form} save={text("template.save")} />}
    >
      <Card>
        <div className={classes.fields}>
          <TextField {...form.field("name")} limit={40} hint={text("template.nameHint")} />
          <TextareaField {...form.field("body")} rows={4} hint={text("bodyHint", { fields })} />
          <TextPreview
            label={text("preview")}
            words={fillTemplate(form.values.body, values)}
            unknown={unknownFields(form.values.body)}
          />
        </div>
      </Card>
      {!isNew && (
        <span className={classes.act}>
          <Button isBusy={isRemoving} onClick={() => void deleteIt()}>
            {text("template.remove")}
          </Button>
        </span>
      )}
    </Form>
  );
}
