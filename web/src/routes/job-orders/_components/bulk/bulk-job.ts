/** A selected job, with the data for bulk actions. */
export type BulkJob = {
  /** Global id. */
  readonly id: string;
  readonly number: string;
  /** Bulk actions that the server offers for it. */
  readonly bulkActions: readonly { readonly action: string; readonly enabled: boolean }[];
};

/** Result or preview of a bulk action for one job. */
export type BulkOutcome = {
  /** Global id. */
  readonly id: string;
  readonly number: string;
  readonly isOk: boolean;
  /** As text: the new status, or the refusal. */
  readonly text: string;
};
