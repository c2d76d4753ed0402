import { useCanGoBack, useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import * as shape from "#web/platform/browser/shape.ts";
import { text } from "./about-text.ts";
import { appVersion } from "#web/platform/app-version.ts";
import { deviceId } from "#web/platform/browser/device-id.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import { logProblem, recentProblems } from "#web/platform/log/log.ts";
import { productName } from "#web/platform/product-name.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import classes from "./about-dialog.module.css";

const about = shape.object({ supportContactAddress: shape.text });

/** Product, version, support contact and this device, to read out when asking for help. */
export function AboutDialog() {
  const { storeId } = useParams({ from: "/s/$storeId/about" });
  const store = useActiveStore();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const [contact, setContact] = useState<string | null>(null);
  useEffect(function askForContact() {
    callApi({ path: "/about", answer: about })
      .then((response) => {
        setContact(response.supportContactAddress);
      })
      .catch((error: unknown) => {
        logProblem("The support contact could not be read", error);
      });
  }, []);

  const close = () => {
    if (canGoBack) {
      router.history.back();
    } else {
      void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId } });
    }
  };
  const rows = [
    [text("about.version"), appVersion],
    [text("about.support"), contact ?? text("about.unknown")],
    [text("about.store"), store === null ? "" : `${store.name} (${store.number})`],
    [text("about.device"), deviceId()],
  ] as const;
  const copy = async () => {
    const problems = recentProblems().map(({ at, text: problem }) => `${at.toISOString()} ${problem}`);
    await navigator.clipboard.writeText(
      [...rows.map((row) => row.join(": ")), navigator.userAgent, ...problems].join("\n"),
    );
    showSnackbar({ text: text("about.copied"), color: "good" });
  };
  return (
    <Dialog
      title={text("about.title", { product: productName })}
      size="small"
      onClose={close}
      actions={<Button onClick={() => void copy()}>{text("about.copy")}</Button>}
    >
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text("about.licenses")}</dt>
          <dd>{text("about.licensesText")}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
