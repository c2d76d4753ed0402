import { IconDeviceDesktop, IconHistory } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { ChooseExport } from "./choose-export.tsx";
import { deviceMappingsQuery, exportRegisterQuery } from "./exports.queries.ts";
import type { ExportRegister, Reading, SavedVersion } from "./exports.queries.ts";
import { text } from "./exports-text.ts";
import { MappingEditor } from "./mapping-editor.tsx";
import { NoFile } from "./no-file.tsx";
import { RegisterDaysCards } from "./register/register-days-cards.tsx";
import { RegisterMaps } from "./register/register-maps.tsx";
import { ReadingProblem } from "./register/reading-problem.tsx";
import { ReadingStatus } from "./register/reading-status.tsx";
import { toSavedState } from "./saved-state.ts";
import { useEditor, type Editor, type SavedState } from "./use-editor.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { VersionsDialog } from "./register/versions-dialog.tsx";
import classes from "./exports.module.css";

/** Says what the columns of a register's exports mean, with the proof that a day adds up before it is saved. */
export function ExportsPage() {
  const { storeId, deviceId } = useParams({ from: "/s/$storeId/settings/devices/$deviceId/exports" });
  const registers = useRead(exportRegisterQuery, { live: ["device"] });
  const mappings = useRead(deviceMappingsQuery, { variables: { deviceId }, live: ["device"] });
  const register = registers.status === "ready" ? registers.data.devices.find(isOpenTo(deviceId)) : undefined;
  const isMissing = registers.status === "ready" && register === undefined;
  if (registers.status === "ready" && mappings.status === "ready" && register !== undefined) {
    return (
      <RegisterExports
        key={deviceId}
        storeId={storeId}
        register={register}
        versions={mappings.data.deviceMappings}
        boundaryMinutes={registers.data.storeSwitches.businessDayBoundaryMinutes}
      />
    );
  }
  return (
    <Page back={<DevicesBack storeId={storeId} />} title={text("title")}>
      <Card>
        {isMissing ? (
          <EmptyState title={text("missing")} text={text("missingText")} />
        ) : (
          <ReadState read={registers.status === "ready" ? mappings : registers} />
        )}
      </Card>
    </Page>
  );
}

/** Tablets and browsers export nothing, and a revoked register reads nothing any more. */
function isOpenTo(deviceId: string): (device: ExportRegister) => boolean {
  return ({ id, type, revokedAt }) => id === deviceId && type === "pos" && revokedAt === null;
}

function DevicesBack({ storeId, name }: { storeId: string | number; name?: string }) {
  return (
    <BackLink to="/s/$storeId/settings/device" params={{ storeId: Number(storeId) }}>
      {name ?? text("back")}
    </BackLink>
  );
}

type RegisterExportsProps = {
  storeId: string | number;
  register: ExportRegister;
  versions: readonly SavedVersion[];
  boundaryMinutes: number;
};

function RegisterExports({ storeId, register, versions, boundaryMinutes }: RegisterExportsProps) {
  const isPhone = useIsPhone();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [newest] = versions;
  const saved = toSavedState(newest);
  const editor = useEditor(`${storeId}/${register.id}/exports`, saved);
  const [isListing, setIsListing] = useState(false);
  useFileDrop(editor.open);
  const { reading } = register;
  if (isPhone) {
    return <PhoneExports storeId={storeId} register={register} saved={saved} timeZone={timeZone} />;
  }
  const { work, resolved } = editor;
  return (
    <Page
      className={classes.page}
      back={<DevicesBack storeId={storeId} name={register.name} />}
      title={text("title")}
      tabs={<VersionBadges editor={editor} newest={newest} timeZone={timeZone} />}
      actions={
        <>
          <Button icon={<IconHistory size={17} />} onClick={() => setIsListing(true)}>
            {text("versions")}
          </Button>
          {work !== null && <ChooseExport label={text("choose")} onFile={editor.open} />}
        </>
      }
    >
      <Problems editor={editor} reading={reading} mapping={saved.mapping} />
      {work !== null && resolved !== null ? (
        <MappingEditor
          editor={{ ...editor, work, resolved }}
          deviceId={register.id}
          newest={newest}
          place={{ timeZone, boundaryMinutes }}
        />
      ) : (
        <BeforeFile editor={editor} register={register} saved={saved} timeZone={timeZone} />
      )}
      {isListing && (
        <VersionsDialog
          deviceId={register.id}
          versions={versions}
          timeZone={timeZone}
          onUsed={(used) => editor.restart(toSavedState(used))}
          onClose={() => setIsListing(false)}
        />
      )}
    </Page>
  );
}

/** Where to begin, beside what the register reads by now and how that goes. */
function BeforeFile({ editor, register: { id, reading }, saved, timeZone }: BeforeFileProps) {
  return (
    <NoFile editor={editor} files={reading === null ? [] : reading.files}>
      {saved.mapping !== null && <RegisterMaps deviceId={id} saved={saved} />}
      {reading !== null && <ReadingStatus reading={reading} saved={saved} timeZone={timeZone} />}
    </NoFile>
  );
}

type BeforeFileProps = Pick<RegisterExportsProps, "register"> & { editor: Editor; saved: SavedState; timeZone: string };

type PhoneExportsProps = Pick<RegisterExportsProps, "storeId" | "register"> & { saved: SavedState; timeZone: string };

/** Columns need a wide screen; what comes in does not. */
function PhoneExports({ storeId, register, saved, timeZone }: PhoneExportsProps) {
  const { id, name, reading } = register;
  const problem = reading === null ? null : reading.problem;
  return (
    <Page back={<DevicesBack storeId={storeId} />} title={name}>
      {problem !== null && <ReadingProblem problem={problem} mapping={saved.mapping} />}
      <RegisterDaysCards deviceId={id} timeZone={timeZone} />
      <ReadingStatus reading={reading} saved={saved} timeZone={timeZone} />
      <p className={classes.onComputer}>
        <IconDeviceDesktop size={18} aria-hidden="true" />
        {text("status.onComputer")}
      </p>
    </Page>
  );
}

type ProblemsProps = { editor: Editor; reading: Reading | null; mapping: RegisterMapping | null };

/** What is wrong with the dropped file, and before there is one, why the register stopped. */
function Problems({ editor, reading, mapping }: ProblemsProps) {
  const stopped = editor.work === null ? (reading?.problem ?? null) : null;
  return (
    <>
      {editor.problem !== null && (
        <p className={classes.alert} role="alert">
          {editor.problem}
        </p>
      )}
      {stopped !== null && <ReadingProblem problem={stopped} mapping={mapping} />}
    </>
  );
}

type VersionBadgesProps = { editor: Editor; newest: SavedVersion | undefined; timeZone: string };

/** Which version is made here and which one the register reads by. */
function VersionBadges({ editor, newest, timeZone }: VersionBadgesProps) {
  const version = newest?.version ?? 0;
  return (
    <span className={classes.title}>
      {editor.isChanged && <Badge>{text("draft", { version: version + 1 })}</Badge>}
      {newest === undefined ? (
        <Badge>{text("noneYet")}</Badge>
      ) : (
        <Badge tone="good">
          {text("inUse", { version, date: formatInstantDate(new Date(newest.savedAt), timeZone) })}
        </Badge>
      )}
    </span>
  );
}
