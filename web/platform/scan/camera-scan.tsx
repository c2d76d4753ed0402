import { IconCamera, IconCameraOff } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { makeDetector } from "./barcode-detector.ts";
import type { Detector, Readable } from "./zxing-detector.ts";
import { platformText } from "#web/platform/platform-text.ts";
import classes from "./camera-scan.module.css";

type CameraScanProps = { onCode: (code: string) => void; reads?: Readable };

/** Reads labels, or the back of a license, with the phone's camera while it is on. */
export function CameraScan({ onCode, reads = "label" }: CameraScanProps) {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={classes.camera}>
      {isOn && <CameraView reads={reads} onCode={onCode} onRefused={() => setIsRefused(true)} />}
      {isRefused && (
        <p className={classes.refused} role="alert">
          {platformText("camera.refused")}
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
        {platformText(isOn ? "camera.stop" : "camera.use")}
      </Button>
    </div>
  );
}

/** The interval between two frames that are read, in milliseconds. */
const lookEveryMs = 250;
/** A code that stays in view counts as a single scan for this long, in milliseconds. */
const sameForMs = 2000;

/** A resolution that resolves a label's thin bars at arm's length, or a license's far thinner ones, in pixels. */
const finePictures = {
  label: { width: { ideal: 1280 }, height: { ideal: 720 } },
  license: { width: { ideal: 1920 }, height: { ideal: 1080 } },
} as const;

type CameraViewProps = { reads: Readable; onCode: (code: string) => void; onRefused: () => void };

/** The camera's picture; each label in it is a scan. */
function CameraView({ reads, onCode, onRefused }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reportCode = useEffectEvent(onCode);
  const reportRefusal = useEffectEvent(onRefused);
  useEffect(
    function watchThroughCamera() {
      let isOver = false;
      let stream: MediaStream | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const seen = { code: "", atMs: 0 };

      const look = async (detector: Detector) => {
        const element = video.current;
        if (isOver || element === null) {
          return;
        }
        const [barcode] = await detector.detect(element).catch(() => []);
        const now = performance.now();
        if (barcode !== undefined && (barcode.rawValue !== seen.code || now - seen.atMs > sameForMs)) {
          reportCode(barcode.rawValue);
        }
        if (barcode !== undefined) {
          Object.assign(seen, { code: barcode.rawValue, atMs: now });
        }
        timer = setTimeout(() => void look(detector), lookEveryMs);
      };
      const begin = async () => {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: "environment", ...finePictures[reads] },
        });
        if (isOver || video.current === null) {
          stream.getTracks().forEach((track) => track.stop());
          return;
        }
        video.current.srcObject = stream;
        const [detector] = await Promise.all([makeDetector(reads), video.current.play()]);
        await look(detector);
      };
      begin().catch(() => {
        if (!isOver) {
          reportRefusal();
        }
      });
      return () => {
        isOver = true;
        clearTimeout(timer);
        stream?.getTracks().forEach((track) => track.stop());
      };
    },
    [reads],
  );
  return <video ref={video} className={classes.video} aria-label={platformText("camera.view")} muted playsInline />;
}
