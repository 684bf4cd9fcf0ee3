/** A closed line in grid units: column 0 to the last one, row 0 to the last one. */
export type Loop = readonly (readonly [column: number, row: number])[];

/** Values at the corners of a grid, row by row. */
type Grid = { readonly columns: number; readonly rows: number; readonly values: Float64Array };

/** Sides of a cell between its corners: 0 upper left, 1 upper right, 2 lower right, 3 lower left. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/** Lines from side to side of a cell, with the high side on the left, by the combination of its high corners. */
const LINES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[TOP, LEFT]],
  [[RIGHT, TOP]],
  [[RIGHT, LEFT]],
  [[BOTTOM, RIGHT]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[BOTTOM, TOP]],
  [[BOTTOM, LEFT]],
  [[LEFT, BOTTOM]],
  [[TOP, BOTTOM]],
  [
    [RIGHT, TOP],
    [LEFT, BOTTOM],
  ],
  [[RIGHT, BOTTOM]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [[LEFT, TOP]],
  [],
];

/**
 * The lines around all areas with values of at least zero (marching squares). Outer borders and holes have opposite
 * directions. Values outside of the grid are low.
 */
export function bordersOf({ columns, rows, values }: Grid): Loop[] {
  // A ring of low values around the grid closes every line.
  const width = columns + 3;
  const high = new Uint8Array(width * (rows + 3));
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++)
      if ((values[y * (columns + 1) + x] ?? -1) >= 0) high[(y + 1) * width + x + 1] = 1;
  }
  // An edge is identified by its upper or left corner and its direction.
  const next = new Map<number, number>();
  for (let corner = 0; corner < width * (rows + 2); corner++) {
    if (corner % width === width - 1) continue;
    const below = corner + width;
    const corners =
      (high[corner] ?? 0) + 2 * (high[corner + 1] ?? 0) + 4 * (high[below + 1] ?? 0) + 8 * (high[below] ?? 0);
    if (corners === 0 || corners === 15) continue;
    const sides = [corner * 2, (corner + 1) * 2 + 1, below * 2, corner * 2 + 1];
    for (const [from, to] of LINES[corners] ?? []) next.set(sides[from] ?? 0, sides[to] ?? 0);
  }
  const valueAt = (x: number, y: number) =>
    x < 0 || y < 0 || x > columns || y > rows
      ? Number.NEGATIVE_INFINITY
      : (values[y * (columns + 1) + x] ?? Number.NEGATIVE_INFINITY);
  const placeOf = (edge: number): readonly [number, number] => {
    const isDown = edge % 2 === 1;
    const corner = (edge - Number(isDown)) / 2;
    const [x, y] = [(corner % width) - 1, Math.floor(corner / width) - 1];
    const [one, other] = [valueAt(x, y), isDown ? valueAt(x, y + 1) : valueAt(x + 1, y)];
    const share = crossing(one, other);
    return isDown ? [x, y + share] : [x + share, y];
  };
  const loops: Loop[] = [];
  for (const [start] of next) {
    const loop: (readonly [number, number])[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      loop.push(placeOf(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Where the values between two corners cross zero; at the border of the grid, directly on it. */
function crossing(one: number, other: number): number {
  if (one === Number.NEGATIVE_INFINITY) return 1;
  if (other === Number.NEGATIVE_INFINITY) return 0;
  return one / (one - other);
}
