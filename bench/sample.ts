/** What a program did under load for a while; times in milliseconds. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Samples of a lane, one a round. */
export type Samples = readonly Sample[];
