import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import type { Upload } from "./use-upload.ts";

/** The file on its way to the server. */
export function UploadCard({ progress }: { progress: NonNullable<Upload["progress"]> }) {
  const { fileName, done, all } = progress;
  const title = text("upload.title", { file: fileName });
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <ProgressBar label={title} tenths={all === 0 ? 0 : (done / all) * 1000} />
      <p className={classes.soft}>{all === 0 ? text("upload.packing") : text("upload.parts", { done, all })}</p>
    </section>
  );
}
