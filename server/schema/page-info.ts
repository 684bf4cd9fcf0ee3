/** Whether there are rows beyond an end of a page: known, or looked up on request. */
type Beyond = boolean | (() => Promise<boolean>);

/**
 * Position of a page in its list. A class, because an object literal with getters would create a new hidden class each
 * time, which stays in memory until a full collection together with the values that the getters capture.
 */
export class PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly #before: Beyond;
  readonly #after: Beyond;

  constructor(
    cursors: { startCursor: string | null; endCursor: string | null },
    beyond: { before: Beyond; after: Beyond },
  ) {
    this.startCursor = cursors.startCursor;
    this.endCursor = cursors.endCursor;
    this.#before = beyond.before;
    this.#after = beyond.after;
  }

  get hasPreviousPage(): boolean {
    return answerOf(this.#before);
  }

  get hasNextPage(): boolean {
    return answerOf(this.#after);
  }
}

/** The engine awaits promises. */
function answerOf(beyond: Beyond): boolean {
  return typeof beyond === 'boolean' ? beyond : (beyond() as unknown as boolean);
}
