import { useId, useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "#web/areas/team/team-text.ts";
import classes from "./picture.module.css";
import { removePictureMutation, setPictureMutation } from "./picture.queries.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";
import { pictureSize, squareOf } from "./crop.ts";

type PictureButtonsProps = { employee: { id: string; safeAvatarUrl: string | null } };

/** Chooses a face from the device or its camera; it is cut and made small here, before it is sent. */
export function PictureButtons({ employee }: PictureButtonsProps) {
  const inputId = useId();
  const [isReading, setIsReading] = useState(false);
  const [setPicture, isSaving] = useChange(setPictureMutation);
  const [remove, isRemoving] = useChange(removePictureMutation);
  const refetches = [employeesQuery];
  const choose = async (file: File | undefined) => {
    if (file === undefined) {
      return;
    }
    setIsReading(true);
    const picture = await resizedPicture(file).catch(() => null);
    setIsReading(false);
    if (picture === null) {
      showSnackbar({ text: text("picture.unreadable"), color: "bad" });
      return;
    }
    const outcome = await setPicture({ id: employee.id, picture }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.fields["picture"] ?? outcome.refused.text, color: "bad" });
    }
  };
  const removeIt = async () => {
    const outcome = await remove({ id: employee.id }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.buttons}>
      <label htmlFor={inputId} className={classes.choose} aria-busy={isReading || isSaving}>
        {text(employee.safeAvatarUrl === null ? "picture.add" : "picture.change")}
        <input
          id={inputId}
          type="file"
          accept="image/*"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
      </label>
      {employee.safeAvatarUrl !== null && (
        <Button kind="plain" isBusy={isRemoving} onClick={() => void removeIt()}>
          {text("picture.remove")}
        </Button>
      )}
    </div>
  );
}

/**
 * A file as 256 square pixels of JPEG in base64. Drawing it again also leaves behind what cameras write into a file, the
 * place where it was taken above all.
 *
 * @throws when the file is no picture that this browser can read
 */
async function resizedPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = document.createElement("canvas");
  canvas.width = pictureSize;
  canvas.height = pictureSize;
  const { x, y, size } = squareOf(picture);
  const brush = canvas.getContext("2d");
  if (brush === null) {
    throw new Error("This browser cannot draw");
  }
  // JPEG has no transparency; without this a logo would stand on black.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, pictureSize, pictureSize);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, x, y, size, size, 0, 0, pictureSize, pictureSize);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.86).replace(/^data:[^,]*,/, "");
}
