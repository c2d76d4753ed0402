import { useState } from "react";
import { Card } from "#web/ui/controls/card.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useScanner } from "#web/ui/scanner/use-scanner.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import classes from "./gallery.module.css";

/** Scan with the cursor in the field: the code lands in the list, the field keeps its text. */
export function GalleryScanner() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [text, setText] = useState("Half a sentence");
  useScanner((code) => {
    setCodes((previous) => [code, ...previous]);
  });
  return (
    <Card title="Scanner">
      <TextField
        name="note"
        label="Note"
        value={text}
        error={null}
        isRequired
        isDisabled={false}
        onChange={setText}
        onBlur={() => undefined}
        hint="Scan something while the cursor is here"
      />
      {codes.length === 0 && (
        <EmptyState title="Nothing scanned yet" text="A bin label like B12 or a coupon number lands here." />
      )}
      <div className={classes.row} aria-live="polite">
        {codes.map((code) => (
          <Badge key={code} tone="accent">
            {code}
          </Badge>
        ))}
      </div>
    </Card>
  );
}
