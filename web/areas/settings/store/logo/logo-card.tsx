import { useState } from "react";
import { bmpPicture } from "#common/printing/dot-picture.ts";
import { bytesOf } from "#web/platform/browser/save-file.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ChooseFile } from "#web/ui/controls/choose-file.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { removeStoreLogoMutation, setStoreLogoMutation, storeLogoQuery, type StoreLogo } from "./logo.queries.ts";
import { readLogo } from "./read-logo.ts";
import classes from "./logo.module.css";

/** What stands above the store's receipts and coupons, as the printer prints it. */
export function LogoCard() {
  const read = useRead(storeLogoQuery, { live: ["Store"] });
  return (
    <Card title={text("logo.title")}>
      {read.status === "ready" ? <LogoEditor logo={read.data.storeLogo} /> : <ReadState read={read} />}
    </Card>
  );
}

function LogoEditor({ logo }: { logo: StoreLogo | null }) {
  const [isReading, setIsReading] = useState(false);
  const [set, isSaving] = useChange(setStoreLogoMutation);
  const [remove, isRemoving] = useChange(removeStoreLogoMutation);
  const refetches = [storeLogoQuery];
  const choose = async (file: File) => {
    setIsReading(true);
    const dots = await readLogo(file).catch(() => null);
    setIsReading(false);
    if (dots === null) {
      showSnackbar({ text: text("logo.unreadable"), color: "bad" });
      return;
    }
    const outcome = await set(dots, { refetches });
    showSnackbar(
      outcome.isDone
        ? { text: text("logo.saved"), color: "good" }
        : { text: outcome.refused.fields["logo"] ?? outcome.refused.text, color: "bad" },
    );
  };
  const removeIt = async ({ width, height, dataBase64 }: StoreLogo) => {
    const outcome = await remove({}, { refetches });
    if (outcome.isDone) {
      offerUndo(text("logo.removed"), () => set({ width, height, dataBase64 }, { refetches }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.logo}>
      {logo === null ? (
        <p className={classes.none}>{text("logo.none")}</p>
      ) : (
        <span className={classes.paper}>
          <img src={addressOf(logo)} alt={text("logo.shown")} width={logo.width} height={logo.height} />
        </span>
      )}
      <div className={classes.buttons}>
        <ChooseFile
          label={text(logo === null ? "logo.choose" : "logo.change")}
          fieldLabel={text("logo.file")}
          accept="image/*"
          isBusy={isReading || isSaving}
          onFile={(file) => void choose(file)}
        />
        {logo !== null && (
          <Button kind="plain" isBusy={isRemoving} onClick={() => void removeIt(logo)}>
            {text("logo.remove")}
          </Button>
        )}
      </div>
      <small>{text("logo.hint")}</small>
    </div>
  );
}

function addressOf({ width, height, dataBase64 }: StoreLogo): string {
  const bytes = bmpPicture({ width, height, dots: bytesOf(dataBase64) });
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
}
