/** What each system is given so that the program starts with the computer. Pure; each text is tried in its test. */

export const serviceName = "hangtag-till";
export const launchLabel = "com.hangtag.till";
export const taskName = "Hangtag till";

/** @param script absolute path of the start script */
export type Started = { script: string; folder: string };

/** `network-online.target` is the system's alone; a user's manager has none. */
export function systemdUnit({ script, folder }: Started, { user }: { user: string | null }): string {
  const isSystem = user !== null;
  const lines = [
    "[Unit]",
    "Description=Hangtag register program",
    ...(isSystem ? ["After=network-online.target", "Wants=network-online.target"] : []),
    "",
    "[Service]",
    `ExecStart=${systemdWord(script)} run`,
    `WorkingDirectory=${systemdPath(folder)}`,
    ...(isSystem ? [`User=${user}`] : []),
    "Restart=always",
    "RestartSec=5",
    "TimeoutStopSec=30",
    "",
    "[Install]",
    `WantedBy=${isSystem ? "multi-user.target" : "default.target"}`,
    "",
  ];
  return lines.join("\n");
}

/** Percent signs would be filled in by systemd; dollar signs are not in the name of what is started. */
function systemdWord(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("%", "%%");
  return `"${escaped}"`;
}

/** A path is taken to the line's end, so it has no quotes. */
function systemdPath(path: string): string {
  return path.replaceAll("%", "%%");
}

export function launchdPlist({ script, folder }: Started): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${launchLabel}</string>
  <key>ProgramArguments</key>
  <array>
    <string>${xmlText(script)}</string>
    <string>run</string>
  </array>
  <key>WorkingDirectory</key>
  <string>${xmlText(folder)}</string>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <true/>
  <key>ProcessType</key>
  <string>Interactive</string>
</dict>
</plist>
`;
}

/** Starts when this user signs in, has no time limit, and is started again when it falls over. */
export function taskXml({ script, folder }: Started, { user }: { user: string }): string {
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Starts Hangtag's register program</Description>
  </RegistrationInfo>
  <Triggers>
    <LogonTrigger>
      <Enabled>true</Enabled>
      <UserId>${xmlText(user)}</UserId>
    </LogonTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${xmlText(user)}</UserId>
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>999</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>wscript.exe</Command>
      <Arguments>//B //Nologo "${xmlText(script)}"</Arguments>
      <WorkingDirectory>${xmlText(folder)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;
}

function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
