import { vi } from "vitest";

/** The files that the page hands to the browser from now on, the oldest first; jsdom can neither make nor save them. */
export function savedFiles(): { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      content = made;
      return "blob:file";
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}
