/** A value at a time in milliseconds. */
type ChartPoint = { at: number; value: number };

/** Line path for a drawing size, with its axis labels. */
type ChartLine = {
  path: string;
  ticks: { value: number; y: number }[];
  moments: { at: number; x: number }[];
};

/** The line of at least two points, oldest first. */
export function lineOf(
  points: readonly ChartPoint[],
  { width, height }: { width: number; height: number },
): ChartLine {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const values = points.map(({ value }) => value);
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (at: number) => round(((at - first) / Math.max(last - first, 1)) * width);
  const y = (value: number) =>
    round(height - ((value - low) / Math.max(high - low, Number.EPSILON)) * height);
  return {
    path: points.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(''),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    moments: [first, (first + last) / 2, last].map((at) => ({ at, x: x(at) })),
  };
}

/** Three to six round values around a range. */
export function niceTicks(low: number, high: number): number[] {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => span / each <= 4) ?? power * 10;
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_none, index) =>
    Number(((from + index) * step).toPrecision(12)),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
