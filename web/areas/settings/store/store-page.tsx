import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { SettingsBack } from "#web/areas/settings/settings-back.tsx";
import settings from "#web/areas/settings/settings.module.css";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { StoreEditor } from "./store-editor.tsx";
import { storeProfileQuery } from "./store.queries.ts";
import { text } from "./store-text.ts";

/** What the store is known by. */
export function StorePage() {
  const read = useRead(storeProfileQuery, { live: ["Store"] });
  const can = useCan();
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const openNew = () => void navigate({ to: "/s/$storeId/settings/store/new", params: { storeId } });
  return (
    <div className={settings.page}>
      <SettingsBack />
      <header className={settings.head}>
        <h1>{text("store.title")}</h1>
        {can("store:add") && (
          <Button data-new icon={<IconPlus size={18} />} onClick={openNew}>
            {text("store.addAnother")}
          </Button>
        )}
      </header>
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && <StoreEditor store={read.data.storeProfile} />}
      </Card>
    </div>
  );
}
