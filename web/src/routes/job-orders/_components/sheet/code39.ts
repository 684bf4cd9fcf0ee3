/** Narrow and wide elements of Code 39, alternating bars and spaces, starting with a bar. */
const PATTERNS: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
};

/** Start and stop character. */
const STOP = 'nwnnwnwnn';

const WIDE = 3;

/** A bar of the code, in units of its narrowest element. */
type Bar = { readonly x: number; readonly width: number };

/** A text as Code 39: its bars and total width. Null if it contains an unsupported character. */
export function code39(text: string): { bars: readonly Bar[]; width: number } | null {
  const patterns = [...text.toUpperCase()].map((sign) => PATTERNS[sign]);
  const bars: Bar[] = [];
  let x = 0;
  for (const pattern of [STOP, ...patterns, STOP]) {
    if (pattern === undefined) return null;
    for (const [index, element] of [...pattern].entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    // A narrow space between characters.
    x += 1;
  }
  return { bars, width: x - 1 };
}
