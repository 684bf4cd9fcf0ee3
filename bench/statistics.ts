/** The median: the middle value, or the mean of the middle two. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The value that `part` (0 to 1) of the values do not exceed. NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/**
 * Compares two programs over rounds in which both ran: the median of the ratios of each round. A slow round affects
 * both programs, so it cancels out, which it would not in the ratio of two medians.
 */
export function medianOfRatios(values: readonly number[], bases: readonly number[]): number {
  return median(values.map((value, round) => value / (bases[round] ?? Number.NaN)));
}

/** A measured value at a time in milliseconds. */
export interface Reading {
  readonly at: number;
  readonly value: number;
}

/** Growth per minute: the slope of the line with the best fit. */
export function growthPerMinute(readings: readonly Reading[]): number {
  const mean = (of: (reading: Reading) => number) =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const [at, value] = [mean((reading) => reading.at), mean((reading) => reading.value)];
  const covariance = mean((reading) => (reading.at - at) * (reading.value - value));
  return (covariance / mean((reading) => (reading.at - at) ** 2)) * 60_000;
}
