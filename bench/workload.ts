import type { Sample, Samples } from './sample.ts';

/** One program under one load. The lanes of a workload run one after another in every round. */
export interface Lane {
  /** `product`, `floor`, `plain` and `postgraphile` are columns of the report. */
  readonly name: string;
  readonly measure: (seconds: number) => Promise<Sample>;
}

/** A target of a row. */
export interface Target {
  readonly text: string;
  /** The value to compare with the target, from the samples of lanes of the same workload. */
  readonly figure: (own: Samples, of: (lane: string) => Samples) => number;
  readonly isReached: (figure: number) => boolean;
  readonly format: (figure: number) => string;
}

/** One line of the report: a lane and its targets. */
export interface Row {
  readonly name: string;
  readonly lane: string;
  readonly targets: readonly Target[];
  /** The lane does other work than the floor and PostGraphile, so it has no ratios to them. */
  readonly hasNoRatios?: boolean;
}

/** Work that several programs do for comparison. */
export interface Workload {
  readonly name: string;
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
  /** Rejects unless every lane returns the same rows, because wrong results must not count. */
  readonly check: () => Promise<void>;
  /** Measured for one second per round, for its response times only. */
  readonly isShort?: boolean;
  /** Adds rows that other workloads would read, so it runs after them. */
  readonly isWriting?: boolean;
}
