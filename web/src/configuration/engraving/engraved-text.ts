/** A point in the picture. */
type Spot = readonly [x: number, y: number];

/** The space for letters: its edges below and above at equal steps of the metal, and its dimensions in mm. */
export type EngravedSpace = {
  readonly foot: readonly Spot[];
  readonly head: readonly Spot[];
  readonly length: number;
  readonly height: number;
};

/** Font size before the matrix scales it. Browsers render smaller sizes badly. */
export const EM = 20;

/** A letter and its SVG matrix for letters of size `EM`, anchored in their middle. */
type EngravedLetter = { readonly letter: string; readonly matrix: string };

/** Width of a text in a typeface, for letters of height 1. */
export type MeasureText = (text: string) => number;

/** Maximum letter size in mm: wedding rings are not engraved with capitals of 5 mm. */
const LARGEST = 4.2;
/** Line height, ascent and descent, relative to the letter size. */
const LINE = 1.12;
const ASCENT = 0.74;
const DESCENT = 0.24;
/** Maximum number of lines. */
const MAX_LINES = 3;

/** The letters of a text on a piece: as large as possible, on as many lines as needed, bent with the metal. */
export function engravedText(space: EngravedSpace, text: string, measure: MeasureText): EngravedLetter[] {
  const layouts = broken(text).map((lines) => {
    const widest = Math.max(...lines.map(measure));
    const tall = ASCENT + DESCENT + (lines.length - 1) * LINE;
    return { lines, tall, size: Math.min(LARGEST, space.length / widest, space.height / tall) };
  });
  const best = layouts.reduce((largest, each) => (each.size > largest.size * 1.05 ? each : largest));
  return best.lines.flatMap((line, index) => {
    const foot = (space.height + best.tall * best.size) / 2 - (ASCENT + index * LINE) * best.size;
    const start = (space.length - measure(line) * best.size) / 2;
    return lettersOf(line).map(({ letter, before }) => {
      const along = start + (measure(before + letter) - measure(letter) / 2) * best.size;
      return { letter, matrix: matrixAt(space, along, foot, best.size) };
    });
  });
}

/** A text on one line, and broken into more lines of about equal length at its spaces. */
function broken(text: string): [string, ...string[]][] {
  const words = text.split(/\s+/);
  const layouts: [string, ...string[]][] = [[text]];
  for (let count = 2; count <= Math.min(MAX_LINES, words.length); count++) {
    const lines: string[] = [];
    for (const [index, word] of words.entries()) {
      const current = lines.at(-1);
      const isFull = (current?.length ?? 0) >= (text.length / count) * 0.8;
      const isNeeded = words.length - index <= count - lines.length;
      if (current === undefined || ((isFull || isNeeded) && lines.length < count)) lines.push(word);
      else lines[lines.length - 1] = `${current} ${word}`;
    }
    const [first, ...rest] = lines;
    if (first !== undefined) layouts.push([first, ...rest]);
  }
  return layouts;
}

/** The letters of a line with their accents, and the text before each. */
function lettersOf(line: string) {
  return [...new Intl.Segmenter().segment(line.normalize())].map(({ segment, index }) => ({
    letter: segment,
    before: line.normalize().slice(0, index),
  }));
}

/**
 * Matrix of a letter with its middle at a distance in mm along the line, and its base at a distance above the lower
 * edge.
 */
function matrixAt(space: EngravedSpace, along: number, above: number, size: number): string {
  const share = along / space.length;
  const up = above / space.height;
  const at = (where: number): Spot => {
    const [foot, head] = [spotOn(space.foot, where), spotOn(space.head, where)];
    return [foot[0] + (head[0] - foot[0]) * up, foot[1] + (head[1] - foot[1]) * up];
  };
  const step = 0.02;
  const [x, y] = at(share);
  const [before, after] = [at(share - step), at(share + step)];
  const onward = size / (2 * step * space.length);
  const upward = size / space.height;
  const [foot, head] = [spotOn(space.foot, share), spotOn(space.head, share)];
  return [
    (after[0] - before[0]) * onward,
    (after[1] - before[1]) * onward,
    (foot[0] - head[0]) * upward,
    (foot[1] - head[1]) * upward,
    x,
    y,
  ]
    .map((value, index) => (index < 4 ? value / EM : value))
    .map((value) => Math.round(value * 1e4) / 1e4)
    .join(' ');
}

/** The point at a fraction of an edge. Beyond its ends the edge continues straight. */
function spotOn(edge: readonly Spot[], share: number): Spot {
  const place = share * (edge.length - 1);
  const index = Math.min(edge.length - 2, Math.max(0, Math.floor(place)));
  const [from, to] = [edge[index] ?? [0, 0], edge[index + 1] ?? [0, 0]];
  const rest = place - index;
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}
