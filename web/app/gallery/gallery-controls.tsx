import { IconDots, IconPlus, IconPrinter, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { CountBadge } from "#web/ui/figures/count-badge.tsx";
import { Logo } from "#web/ui/figures/logo.tsx";
import classes from "./gallery.module.css";

const people = ["Ana Ruiz", "Devon Wells", "Priya Shah", "Marcus King", "Mary Jane van Dyke", "Jo Lindqvist", null];

export function GalleryControls() {
  const [tab, setTab] = useState("open");
  return (
    <>
      <Card title="Buttons">
        <div className={classes.row}>
          <Button kind="primary" icon={<IconPlus size={18} />}>
            New task
          </Button>
          <Button>New note</Button>
          <Button kind="quiet">Cancel</Button>
          <Button kind="bad">End campaign</Button>
          <Button kind="plain">All notes</Button>
          <Button isCompact>Compact</Button>
          <Button kind="primary" isBusy>
            Saving
          </Button>
          <Button disabled>Not now</Button>
          <IconButton label="Print" isOutlined>
            <IconPrinter size={20} />
          </IconButton>
        </div>
      </Card>
      <Card title="Menu" aside="Arrows, letters, Escape">
        <Menu
          label="More about bin B12"
          align="start"
          icon={<IconDots size={20} />}
          items={[
            { label: "Print label", icon: <IconPrinter size={18} />, onSelect: () => undefined },
            { label: "Move", onSelect: () => undefined },
            { label: "Join with another", isDisabled: true, onSelect: () => undefined },
            { label: "Remove", tone: "bad", icon: <IconTrash size={18} />, onSelect: () => undefined },
          ]}
        />
      </Card>
      <Card title="Tabs">
        <Tabs
          label="Buys"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: "open", label: "Open", count: 4 },
            { id: "complete", label: "Complete", count: 128 },
            { id: "requests", label: "Requests" },
          ]}
        >
          What is in “{tab}”.
        </Tabs>
      </Card>
      <Card title="Views of one page" aside="Links, the one that is shown is marked">
        <div className={classes.row}>
          <ViewLinks label="Today or week">
            <a href="#today" aria-current="page">
              Today
            </a>
            <a href="#week">Week</a>
          </ViewLinks>
        </div>
      </Card>
      <Card title="Badges, faces, the mark">
        <div className={classes.row}>
          <Badge>Draft</Badge>
          <Badge tone="accent">Earnable</Badge>
          <Badge tone="good">Open</Badge>
          <Badge tone="warn">On break</Badge>
          <Badge tone="bad">Late</Badge>
          <CountBadge count={4} label="open buys" />
          <CountBadge count={128} label="unread texts" />
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ana Ruiz" size={24} />
          <Logo label="Hangtag" />
        </div>
      </Card>
    </>
  );
}
