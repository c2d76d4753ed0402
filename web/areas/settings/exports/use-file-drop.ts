import { useEffect, useEffectEvent } from "react";

/** A file that is dropped anywhere on the page is for it; the browser alone would leave the page and show the file. */
export function useFileDrop(onFile: (file: File) => void): void {
  const give = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) {
      onFile(file);
    }
  });
  useEffect(function takeDroppedFiles() {
    const allow = (event: DragEvent) => {
      event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      give(event);
    };
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
