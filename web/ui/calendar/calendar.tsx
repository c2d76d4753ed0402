import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/dates/styles.css";
import { MantineProvider } from "@mantine/core";
import { isDark } from "#web/ui/color-scheme.ts";
import { calendarTheme, calendarVariables } from "./calendar-theme.ts";
import { Months } from "./months.tsx";
import type { MonthsProps } from "./months.tsx";

/** Loaded only when somebody opens it, with all that Mantine needs: it is the heaviest part of the kit. */
export function Calendar(props: MonthsProps) {
  return (
    <MantineProvider
      theme={calendarTheme}
      cssVariablesResolver={calendarVariables}
      forceColorScheme={isDark() ? "dark" : "light"}
    >
      <Months {...props} />
    </MantineProvider>
  );
}
