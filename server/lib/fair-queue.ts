/** A waiting piece of work. */
type Waiting = { readonly from: string; readonly begin: () => void; readonly refuse: () => void };

/** A queue in which callers take turns, regardless of how much work each has waiting. */
export class FairQueue {
  readonly #most: number;
  readonly #waiting = new Map<string, Waiting[]>();
  #length = 0;

  /** `most`: capacity of the queue. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Adds to the queue. If it is full, the caller with the most entries loses its last one; false if that is this
   * caller.
   */
  add(waiting: Waiting): boolean {
    if (this.#length >= this.#most) {
      const longest = this.#longestBeside(waiting.from);
      if (longest === null) return false;
      this.#length -= 1;
      longest.pop()?.refuse();
    }
    const own = this.#waiting.get(waiting.from);
    if (own) own.push(waiting);
    else this.#waiting.set(waiting.from, [waiting]);
    this.#length += 1;
    return true;
  }

  /** Removes the next entry whose caller may begin; that caller moves to the end. */
  take(mayBegin: (from: string) => boolean): Waiting | null {
    for (const [from, own] of this.#waiting) {
      if (!mayBegin(from)) continue;
      const next = own.shift();
      this.#waiting.delete(from);
      if (own.length > 0) this.#waiting.set(from, own);
      if (!next) continue;
      this.#length -= 1;
      return next;
    }
    return null;
  }

  /** The longest list of one caller, if without its last entry it would still be as long as this caller's list. */
  #longestBeside(from: string): Waiting[] | null {
    const own = this.#waiting.get(from)?.length ?? 0;
    let longest: Waiting[] | null = null;
    for (const row of this.#waiting.values()) if (row.length > (longest?.length ?? own + 1)) longest = row;
    return longest;
  }
}
