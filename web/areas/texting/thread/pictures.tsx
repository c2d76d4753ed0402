import { IconPhoto, IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./thread-text.ts";
import type { TextMessage } from "./thread.queries.ts";
import { useFile } from "./use-file.ts";
import { useWhenText } from "./use-when-text.ts";
import classes from "./pictures.module.css";

/** What came with a text; a press opens a picture large. */
export function Pictures({ message, from }: { message: TextMessage; from: string }) {
  const when = useWhenText()(message.createdAt);
  return (
    <div className={classes.pictures}>
      {message.pictures.map(({ place, state }) =>
        state === "KEPT" ? (
          <Picture key={place} path={`/text-pictures/${message.id}/${place}`} place={place} from={from} when={when} />
        ) : (
          <Placeholder key={place} words={text(`picture.${state}`)} isComing={state === "WAITING"} />
        ),
      )}
    </div>
  );
}

type PictureProps = { path: string; place: number; from: string; when: string };

function Picture({ path, place, from, when }: PictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { url, hasFailed } = useFile(path);
  const title = text("picture.from", { name: from, when });
  if (hasFailed) {
    return <Placeholder words={text("picture.failed")} isComing={false} />;
  }
  return (
    <>
      <button
        type="button"
        aria-label={text("picture.open", { place: place + 1, name: from, when })}
        onClick={() => setIsOpen(true)}
      >
        {url !== null && <img src={url} alt="" />}
      </button>
      {isOpen && url !== null && (
        <Dialog title={title} size="large" onClose={() => setIsOpen(false)}>
          <img className={classes.large} src={url} alt={title} />
        </Dialog>
      )}
    </>
  );
}

function Placeholder({ words, isComing }: { words: string; isComing: boolean }) {
  const Icon = isComing ? IconPhoto : IconPhotoOff;
  return (
    <span>
      <Icon size={18} aria-hidden="true" />
      {words}
    </span>
  );
}
