/**
 * What a person double-clicks, and what the system starts. It is never replaced by an update, so it does one thing: start
 * the version that the file `current` names, and again when that ends with 75.
 */
import type { PackagePlatform } from "#common/pos/pos-packages.ts";

export type StartScript = { name: string; text: string };

/** It hands a polite signal on, because the shell would end alone. */
const unixScript = `#!/bin/sh
# Starts the version of Hangtag's register program that is in use: hangtag-till help
folder=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
child=
trap 'test -n "$child" && kill -TERM "$child" 2>/dev/null' TERM INT HUP
while :; do
  version=$(cat "$folder/current" 2>/dev/null)
  if [ -z "$version" ] || [ ! -x "$folder/versions/$version/node" ]; then
    version=$(ls "$folder/versions" | tail -n 1)
  fi
  "$folder/versions/$version/node" "$folder/versions/$version/main.mjs" "$@" &
  child=$!
  wait "$child"
  code=$?
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    code=$?
  done
  [ "$code" -eq 75 ] || exit "$code"
done
`;

const windowsScript = `@echo off
rem Starts the version of Hangtag's register program that is in use: hangtag-till help
setlocal
title Hangtag till
:again
set "version="
if exist "%~dp0current" set /p version=<"%~dp0current"
if not exist "%~dp0versions\\%version%\\node.exe" for /d %%v in ("%~dp0versions\\*") do set "version=%%~nxv"
"%~dp0versions\\%version%\\node.exe" "%~dp0versions\\%version%\\main.mjs" %*
if %errorlevel% equ 75 goto again
exit /b %errorlevel%
`;

/** Without a window, for the task that starts with the computer. */
const windowsHidden = `Set shell = CreateObject("WScript.Shell")
folder = CreateObject("Scripting.FileSystemObject").GetParentFolderName(WScript.ScriptFullName)
WScript.Quit shell.Run("""" & folder & "\\hangtag-till.cmd"" run", 0, True)
`;

const macScript = `#!/bin/sh
# Opens in Terminal at a double-click.
exec "$(dirname -- "$0")/hangtag-till"
`;

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

export function startScripts(platform: PackagePlatform): StartScript[] {
  if (platform === "win-x64") {
    return [
      { name: "hangtag-till.cmd", text: crlf(windowsScript) },
      { name: "hangtag-till.vbs", text: crlf(windowsHidden) },
    ];
  }
  const unix = { name: "hangtag-till", text: unixScript };
  return platform === "darwin-arm64" ? [unix, { name: "Hangtag till.command", text: macScript }] : [unix];
}

const clicked: Readonly<Record<PackagePlatform, string>> = {
  "win-x64": "hangtag-till.cmd",
  "linux-x64": "hangtag-till",
  "linux-arm64": "hangtag-till",
  "darwin-arm64": "Hangtag till.command",
};

export function readMe(platform: PackagePlatform): string {
  const script = clicked[platform];
  const word = platform === "win-x64" ? "hangtag-till" : "./hangtag-till";
  const text = `Hangtag's register program

1. Put this folder where it can stay, for example ${platform === "win-x64" ? "C:\\Hangtag" : "your home folder"}.
2. ${platform.startsWith("linux") ? `Run ./${script}` : `Double-click "${script}"`}. A page opens on this computer.
3. In Hangtag open Settings, Registers and printers, create a pairing code, and enter it on that page.
4. ${word} install   starts it with this computer from now on; "uninstall" takes that away.

Your settings, the log and what was not sent yet lie in the folder "data". Keep it.
`;
  return platform === "win-x64" ? crlf(text) : text;
}
