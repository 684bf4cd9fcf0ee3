/** Whether rows lie beyond an end of a page: known with the page, or looked up for whoever asks. */
export type Beyond = boolean | (() => Promise<boolean>);

/**
 * Position of a page in its list. The getters are those of a class: an object literal with getters has a hidden class of
 * its own each time, which lives until everything is collected, and with it what the getters see.
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

/** The engine waits for what is promised. */
function answerOf(beyond: Beyond): boolean {
  return typeof beyond === 'boolean' ? beyond : (beyond() as unknown as boolean);
}
