import type { Sample, Samples } from './sample.ts';

/** One program under one load. Lanes of a workload run one after another in every round. */
export interface Lane {
  /** `product`, `floor`, `plain` and `postgraphile` are compared in columns of the report. */
  readonly name: string;
  readonly measure: (seconds: number) => Promise<Sample>;
}

/** What the product promises about a row. */
export interface Target {
  readonly text: string;
  /** The figure that is promised, from the samples of a lane of the same workload. */
  readonly figure: (own: Samples, of: (lane: string) => Samples) => number;
  readonly isReached: (figure: number) => boolean;
  readonly format: (figure: number) => string;
}

/** One line of the report: a lane, and what is promised about it. */
export interface Row {
  readonly name: string;
  readonly lane: string;
  readonly targets: readonly Target[];
  /** Does other work than the floor and PostGraphile of its workload: no ratios to them. */
  readonly isApart?: boolean;
}

/** A piece of work that several programs do, so that they can be compared. */
export interface Workload {
  readonly name: string;
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
  /** Rejects unless every lane answers the same rows: what is fast and wrong does not count. */
  readonly check: () => Promise<void>;
  /** Measured for a second in each round, for its times alone. */
  readonly isShort?: boolean;
  /** Adds to what others read: comes after them. */
  readonly isWriting?: boolean;
}
