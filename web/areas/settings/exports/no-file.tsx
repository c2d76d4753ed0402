import { IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ChooseFile } from "./choose-file.tsx";
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
        <ChooseFile kind="primary" label={text("chooseShort")} onFile={editor.open} />
        <small>{text("dropStays")}</small>
      </div>
      <div className={classes.aside}>
        {children}
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
