import { useNavigate, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryDialogs } from "./gallery-dialogs.tsx";
import { GalleryFeedback } from "./gallery-feedback.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryFigures } from "./gallery-figures.tsx";
import { GalleryForm } from "./gallery-form.tsx";
import { GalleryScanner } from "./gallery-scanner.tsx";
import { GalleryTable } from "./gallery-table.tsx";
import classes from "./gallery.module.css";

const parts: Readonly<Record<string, { label: string; content: ReactNode }>> = {
  controls: { label: "Controls", content: <GalleryControls /> },
  fields: { label: "Fields", content: <GalleryFields /> },
  form: { label: "Form", content: <GalleryForm /> },
  scanner: { label: "Scanner", content: <GalleryScanner /> },
  table: { label: "Table", content: <GalleryTable /> },
  figures: { label: "Figures", content: <GalleryFigures /> },
  feedback: { label: "Feedback", content: <GalleryFeedback /> },
  dialogs: { label: "Dialogs", content: <GalleryDialogs /> },
};

const tabs = Object.entries(parts).map(([id, { label }]) => ({ id, label }));

/** Every piece of the kit in its states; for us, not in the product's menu. */
export function GalleryPage() {
  const { part = "controls" } = useParams({ strict: false });
  const navigate = useNavigate();
  const chosen = part in parts ? part : "controls";
  const handlePart = (next: string) => {
    void navigate({ to: "/kit/{-$part}", params: { part: next }, replace: true });
  };
  return (
    <main className={classes.page} data-gallery>
      <header className={classes.header}>
        <Logo />
        <h1>The kit</h1>
      </header>
      <Tabs label="Parts of the kit" tabs={tabs} value={chosen} onChange={handlePart}>
        <div className={classes.content}>{parts[chosen]?.content}</div>
      </Tabs>
    </main>
  );
}
