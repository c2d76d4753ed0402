import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { TrainingBand } from "#web/areas/training/shared/training-band.tsx";
import { expectedPeopleQuery } from "./pins.queries.ts";
import { nextShift } from "./next-shift.ts";
import type { NextShift } from "./next-shift.ts";
import { text } from "./team-mode-text.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import type { TeamMode } from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import classes from "./lock-screen.module.css";
import { PinEntry } from "./pin-entry.tsx";
import { isLongBreak } from "#common/clock/standing.ts";
import { formatTime } from "#common/time-format.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useUsedTill } from "#web/platform/till/tills.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { Announcer } from "#web/ui/feedback/announcer.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { EmployeePicker } from "#web/ui/fields/employee-picker.tsx";
import type { PickableEmployee } from "#web/ui/fields/employee-search.ts";

const titles = { action: "lock.action", manager: "lock.manager", switch: "lock.title" } as const;

type LockScreenProps = {
  mode: TeamMode;
  /** What a locked screen shows before anybody's PIN, because a customer waits for it; null for the faces. */
  first: ReactNode;
};

/** Over everything: faces, and the keypad beside them. What is under it stays as it was. */
export function LockScreen({ mode, first }: LockScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const employees = useRead(employeesQuery, { live: ["Employee"] });
  const [chosenId, setChosenId] = useState(
    () => mode.request.employeeId ?? rules.preselectedEmployeeId(mode, Date.now()),
  );
  useLayoutEffect(function openAboveEverything() {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  const { last } = mode;
  useEffect(
    function forgetTheLast() {
      if (last === null || last.employeeId !== chosenId) {
        return undefined;
      }
      const timer = window.setTimeout(() => setChosenId(null), Math.max(0, last.until - Date.now()));
      return () => {
        window.clearTimeout(timer);
      };
    },
    [last, chosenId],
  );

  const people = employees.status === "ready" ? employees.data.employees : [];
  const chosen = people.find(({ id }) => Number(id) === chosenId) ?? null;
  const canCancel = mode.asking !== null && !mode.isLocked;
  const cancel = () => {
    changeTeamMode(rules.cancel);
  };
  const openTeam = useOpenTeam(canCancel ? cancel : null);
  const handleEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canCancel) {
      cancel();
    } else {
      setChosenId(null);
    }
  };
  const enter = async (employee: Pick<TeamEmployee, "id" | "storeId" | "fullName" | "isManager" | "safeAvatarUrl">) => {
    const id = Number(employee.id);
    const storeId = Number(employee.storeId);
    if (rules.destination(mode, id, Date.now()) === "daybook") {
      // Under the lock, and without asking about what the one before left half-written: that is kept, and not for these eyes.
      await navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId }, ignoreBlocker: true });
    }
    confirmEmployee({
      id,
      storeId,
      fullName: employee.fullName,
      isManager: employee.isManager,
      avatarUrl: employee.safeAvatarUrl,
      how: "pin",
    });
    announce(text("lock.done", { name: employee.fullName }));
  };

  const showsFirst = mode.isLocked && first !== null;
  return (
    <dialog
      ref={dialog}
      className={classes.screen}
      aria-label={text(titles[mode.asking ?? "switch"])}
      onCancel={handleEscape}
      onKeyDown={goToSearch}
      data-no-print
    >
      <TrainingBand isLocked />
      <LockHeader onCancel={canCancel ? cancel : null} />
      {showsFirst && <div className={classes.first}>{first}</div>}
      <div className={classes.middle} data-chosen={chosen !== null} hidden={showsFirst}>
        <div className={classes.who}>
          {!isOnline && (
            <p className={classes.offline} role="alert">
              <strong>{text("lock.offline")}</strong> {text("lock.offlineHint")}
            </p>
          )}
          <LockPeople
            title={<LockTitle mode={mode} />}
            read={employees}
            onlyManagers={mode.asking === "manager"}
            selectedId={chosenId}
            onTeam={openTeam}
            onPick={(employee) => {
              setChosenId(employee.id);
              // Chosen already: the keypad is there, and the digits come next.
              dialog.current?.querySelector<HTMLInputElement>("input[type='password']")?.focus();
            }}
          />
        </div>
        <div className={classes.proof}>
          {chosen === null ? (
            <p className={classes.hint}>{text("lock.choose")}</p>
          ) : (
            <PinEntry
              key={chosen.id}
              employee={chosen}
              effect={mode.request.effect}
              onConfirmed={(employee) => void enter(employee)}
              onOther={() => {
                setChosenId(null);
              }}
            />
          )}
        </div>
      </div>
      <Announcer />
    </dialog>
  );
}

/** Leads to the team instead of a PIN; null for who may not change it, and where the screen can't be left. */
function useOpenTeam(leave: (() => void) | null): (() => void) | null {
  const navigate = useNavigate();
  const store = useActiveStore();
  const can = useCan();
  if (leave === null || store === null || !can("team:manage")) {
    return null;
  }
  return () => {
    leave();
    void navigate({ to: "/s/$storeId/team", params: { storeId: store.id } });
  };
}

/** Letters look for a face wherever the cursor is; a finger never gets there, so no tablet opens its own keys. */
function goToSearch(event: KeyboardEvent<HTMLDialogElement>): void {
  const { target, key, ctrlKey, altKey, metaKey, currentTarget } = event;
  const isTyping = target instanceof HTMLInputElement && target.type !== "password";
  if (/^\p{L}$/u.test(key) && !ctrlKey && !altKey && !metaKey && !isTyping) {
    currentTarget.querySelector<HTMLInputElement>("input[type='search']")?.focus();
  }
}

/** What the PIN is for in the person's own words, with the specification's words below; else those alone. */
function LockTitle({ mode: { asking, request } }: { mode: TeamMode }) {
  const title = text(titles[asking ?? "switch"]);
  return request.title === undefined ? (
    <h1 className={classes.title}>{title}</h1>
  ) : (
    <header>
      <h1 className={classes.title}>{request.title}</h1>
      <h2 className={classes.reason}>{title}</h2>
    </header>
  );
}

/** The store's name, its register, the clock on its wall, and the way back where there is one. */
function LockHeader({ onCancel }: { onCancel: (() => void) | null }) {
  const store = useActiveStore();
  const now = useNow();
  return (
    <header className={classes.header} style={{ "--store-color": store?.color ?? "var(--accent)" }}>
      {store === null ? (
        <Logo size={36} />
      ) : (
        <b className={classes.badge} aria-hidden="true" data-initials={store.initials} />
      )}
      <span className={classes.store}>{store?.name}</span>
      <LockRegister />
      {store !== null && <time className={classes.clock}>{formatTime(now, store.timeZone)}</time>}
      {onCancel !== null && (
        <Button onClick={onCancel}>
          {text("lock.cancel")}
          <kbd className={classes.key}>Esc</kbd>
        </Button>
      )}
    </header>
  );
}

/** The register this screen works with, and whether it is there. */
function LockRegister() {
  const till = useUsedTill();
  return (
    till !== null && (
      <span className={classes.register} data-online={till.online?.pos.connected === true}>
        {till.name}
      </span>
    )
  );
}

type Tile = PickableEmployee & {
  clockState: TeamEmployee["clockState"];
  since: string | null;
  expected: NextShift | null;
};

type LockPeopleProps = {
  title: ReactNode;
  read: Read<ResultOf<typeof employeesQuery>>;
  onlyManagers: boolean;
  selectedId: number | null;
  /** Leads to where people and PINs are added; null for who may not, and behind a lock. */
  onTeam: (() => void) | null;
  onPick: (employee: Tile) => void;
};

/** Who is clocked in comes first, then by name; a search when there are more than five. */
function LockPeople({ title, read, onlyManagers, selectedId, onTeam, onPick }: LockPeopleProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  // Nobody waits for it: a face says less until it comes.
  const day = useRead(expectedPeopleQuery, { live: ["Shift", "Employee", "business-date"] });
  if (read.status !== "ready") {
    return (
      <>
        {title}
        <ReadState read={read} loading={<LoadingState lines={3} />} />
      </>
    );
  }
  const people = read.data.employees.filter(({ isManager, isActive }) => isActive && (isManager || !onlyManagers));
  if (people.length === 0) {
    return (
      <>
        {title}
        <EmptyState
          title={text(onlyManagers ? "lock.noManager" : "lock.nobody")}
          text={onlyManagers || onTeam !== null ? undefined : text("lock.nobodyHint")}
          action={
            onTeam !== null && (
              <Button kind="primary" onClick={onTeam}>
                {text("lock.openTeam")}
              </Button>
            )
          }
        />
      </>
    );
  }
  const scheduled = day.status === "ready" ? day.data.daybook.people : [];
  const tiles = lockOrder(people).map((employee): Tile => {
    const own = scheduled.find(({ person }) => person.employeeId === Number(employee.id));
    return { ...tileOf(employee), expected: own === undefined ? null : nextShift(own, now) };
  });
  return (
    <EmployeePicker
      label={text("lock.people")}
      heading={title}
      employees={tiles}
      selectedId={selectedId}
      onPick={onPick}
      detail={(tile) => stateText(tile, timeZone)}
      standing={(tile) => standingOf(tile, now)}
      group={({ clockState }) => text(clockState === "OUT" ? "lock.off" : "lock.on")}
    />
  );
}

function tileOf(employee: TeamEmployee): Omit<Tile, "expected"> {
  const { firstName, lastName, fullName, email, drsEmployeeCode, safeAvatarUrl, clockState, since } = employee;
  return {
    id: Number(employee.id),
    firstName,
    lastName,
    fullName,
    email,
    employeeCode: drsEmployeeCode,
    avatarUrl: safeAvatarUrl,
    clockState,
    since,
  };
}

const standings = { IN: "in", ON_BREAK: "break", OUT: "out" } as const;

function standingOf({ clockState, since, expected }: Tile, now: Date) {
  if (expected?.isLate === true) {
    return "late";
  }
  const isLong = clockState === "ON_BREAK" && since !== null && isLongBreak(new Date(since), now);
  return isLong ? "longBreak" : standings[clockState];
}

function stateText({ clockState, since, expected }: Tile, timeZone: string): string {
  if (clockState === "OUT" || since === null) {
    return outText({ expected, since }, timeZone);
  }
  const time = formatTime(new Date(since), timeZone);
  return text(clockState === "ON_BREAK" ? "lock.break" : "lock.in", { time });
}

function outText({ expected, since }: Pick<Tile, "expected" | "since">, timeZone: string): string {
  if (expected === null) {
    return text(since === null ? "lock.notIn" : "lock.out");
  }
  const time = formatTime(new Date(expected.startsAt), timeZone);
  return text(expected.isLate ? "lock.late" : "lock.expected", { time });
}

type Orderable = { clockedIn: boolean; fullName: string };

/** On the lock screen: who is clocked in first, then by name. */
function lockOrder<Employee extends Orderable>(employees: readonly Employee[]): Employee[] {
  return employees.toSorted(
    (left, right) => Number(right.clockedIn) - Number(left.clockedIn) || left.fullName.localeCompare(right.fullName),
  );
}
