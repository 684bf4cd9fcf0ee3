/** The result of one program under load. Times are in milliseconds. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Samples of a lane, one per round. */
export type Samples = readonly Sample[];
