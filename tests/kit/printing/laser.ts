/**
 * Reads Code 128 as a laser at the counter does: along one line, by the widths of bars and gaps. Written from the symbology
 * (ISO/IEC 15417) and apart from the library that draws the codes.
 */
const widths =
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232";

const patterns = Array.from({ length: 106 }, (_, value) => widths.slice(value * 6, value * 6 + 6));
const [startB, startC, codeB, codeC] = [104, 105, 100, 99];

/** The text under the beam; throws where a laser would not beep. */
export function readByLaser(line: readonly boolean[]): string {
  const values = symbols(line);
  const [start, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), start ?? 0);
  if ((start !== startB && start !== startC) || check !== sum % 103) {
    throw new Error("The check character is wrong");
  }
  return textOf(start, rest);
}

function symbols(line: readonly boolean[]): number[] {
  const runs = runsOf(line);
  // Thirteen modules in seven runs end the code.
  const body = runs.slice(0, -7);
  const module = body.slice(0, 6).reduce((sum, run) => sum + run, 0) / 11;
  return Array.from({ length: body.length / 6 }, (_, at) => {
    const pattern = body
      .slice(at * 6, at * 6 + 6)
      .map((run) => Math.round(run / module))
      .join("");
    return patterns.indexOf(pattern);
  });
}

/** Widths by turns, a bar first; the white at both ends is left out. */
function runsOf(line: readonly boolean[]): number[] {
  const dark = line.slice(line.indexOf(true), line.lastIndexOf(true) + 1);
  const runs: number[] = [];
  for (const [at, isDark] of dark.entries()) {
    if (at === 0 || isDark !== dark[at - 1]) {
      runs.push(0);
    }
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
}

function textOf(start: number, values: readonly number[]): string {
  let isC = start === startC;
  let text = "";
  for (const value of values) {
    // In pairs of digits 99 is data, and 100 leaves them; among letters 99 leads to them.
    if (value === (isC ? codeB : codeC)) {
      isC = !isC;
    } else {
      text += isC ? String(value).padStart(2, "0") : String.fromCharCode(value + 32);
    }
  }
  return text;
}
