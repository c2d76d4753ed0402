/** The PostgreSQL type of a cursor's text. */
export type KeyType = "text" | "integer" | "date" | "timestamptz" | "uuid";

const instant = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/;

/** Returns whether PostgreSQL can parse the text as the type, since a cursor may be forged. */
export function isKeyText(text: string, type: KeyType): boolean {
  switch (type) {
    case "text":
      return !text.includes("\u0000") && text.isWellFormed();
    case "integer":
      return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 2_147_483_647;
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text);
    case "timestamptz":
      return instant.test(text) && isCalendarDate(text.slice(0, 10)) && isClockTime(text);
    case "uuid":
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  }
}

function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && text > "0001" && new Date(time).toISOString().startsWith(text);
}

/** Returns whether the time and its zone offset are valid. */
function isClockTime(text: string): boolean {
  const [hours = "", minutes = "", seconds = ""] = text.slice(11, 19).split(":");
  const [offsetHours = "", offsetMinutes = "0"] = text.replace(/^.*[+-]/, "").split(":");
  return (
    Number(hours) < 24 &&
    Number(minutes) < 60 &&
    Number(seconds) < 60 &&
    Number(offsetHours) < 15 &&
    Number(offsetMinutes) < 60
  );
}
