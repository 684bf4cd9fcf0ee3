/** The rows that match a view at one moment. */
export type MatchingRows = {
  /** In the order of the list; not more than can be selected. */
  readonly ids: readonly string[];
  /** How many there are. */
  readonly total: number;
  /** There are more than `ids`. */
  readonly isCapped: boolean;
};

/** Asks which rows match the view on screen; rejects when there is no answer. */
export type Matching = () => Promise<MatchingRows>;
