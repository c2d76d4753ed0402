import { IconCamera, IconCameraOff } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { CameraView } from "./camera-view.tsx";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

/** Reads labels with the phone's camera while it is on. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={classes.camera}>
      {isOn && <CameraView onCode={onCode} onRefused={() => setIsRefused(true)} />}
      {isRefused && (
        <p className={classes.refused} role="alert">
          {text("scan.cameraRefused")}
        </p>
      )}
      <Button
        isWide
        icon={isOn ? <IconCameraOff size={20} /> : <IconCamera size={20} />}
        onClick={() => {
          setIsRefused(false);
          setIsOn(!isOn);
        }}
      >
        {text(isOn ? "scan.cameraStop" : "scan.camera")}
      </Button>
    </div>
  );
}
