import { IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fileRhythm } from "#common/pos-files/mapping/file-rhythm.ts";
import { ChooseExport } from "./choose-export.tsx";
import { text } from "./exports-text.ts";
import type { Editor } from "./use-editor.ts";
import classes from "./exports.module.css";

type NoFileProps = { editor: Editor; files: readonly string[]; children: ReactNode };

/** What to do first, and which files the register has seen in its folder. */
export function NoFile({ editor, files, children }: NoFileProps) {
  const { begun } = editor;
  return (
    <section className={classes.noFile} aria-label={text("drop")}>
      <div className={classes.drop}>
        <IconUpload size={28} aria-hidden="true" />
        <h2>{text("drop")}</h2>
        <p>{text("dropText")}</p>
        {begun !== null && <output className={classes.begun}>{text("again", { file: begun.fileName })}</output>}
        {editor.isOpening && <output>{text("opening")}</output>}
        <ChooseExport kind="primary" label={text("chooseShort")} onFile={editor.open} />
        <small>{text("dropStays")}</small>
      </div>
      <div className={classes.aside}>
        {children}
        <FilesCome files={files} />
        {files.length > 0 && (
          <div className={classes.folder}>
            <h3>{text("folderFiles")}</h3>
            <ul>
              {files.slice(0, 6).map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** Said, so that a person sees whether the register was understood; nothing is chosen by it. */
function FilesCome({ files }: { files: readonly string[] }) {
  const rhythm = fileRhythm(files);
  return (
    rhythm !== null && (
      <div className={classes.folder}>
        <h3>{text("come.title")}</h3>
        <p className={classes.come}>
          <b>{text(`come.${rhythm}`)}</b>
          <small>
            {rhythm === "same" ? text("come.sameText") : text("come.guessed", { count: String(files.length) })}
          </small>
        </p>
      </div>
    )
  );
}
