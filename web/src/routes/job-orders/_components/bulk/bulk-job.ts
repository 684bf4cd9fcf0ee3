/** A selected job, as far as bulk actions look at it. */
export type BulkJob = {
  /** Global id. */
  readonly id: string;
  readonly number: string;
  /** What the server lets the viewer do with it together with others. */
  readonly bulkActions: readonly { readonly action: string; readonly enabled: boolean }[];
};

/** What a bulk action did, or would do, with one job. */
export type BulkOutcome = {
  /** Global id. */
  readonly id: string;
  readonly number: string;
  readonly isOk: boolean;
  /** In words: where it goes, or why not. */
  readonly text: string;
};
