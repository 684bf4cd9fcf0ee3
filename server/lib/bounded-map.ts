/** A map of `most` entries at most, for what can be made again: all are forgotten when there is no room for another. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#most && !this.has(key)) this.clear();
    return super.set(key, value);
  }
}
