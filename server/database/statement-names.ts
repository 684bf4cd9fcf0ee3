/** Statements of one process that are prepared at most: each takes memory in every connection. */
const MOST_NAMES = 400;

/** Texts seen once that are remembered, waiting for a second time. */
const MOST_SEEN = 2_000;

/** What PostgreSQL's protocol calls a statement that is not stored. */
const UNNAMED = '';

/**
 * Names the statements that come again, so that PostgreSQL plans them once per connection instead of each time. One-off
 * texts (lists of every length, for one) get none, and neither does anything once the names are used up. Whoever shares
 * connections needs a prefix of its own.
 */
export function createStatementNames(prefix = 's'): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return ({ sql }) => {
    const name = names.get(sql);
    if (name !== undefined) return name;
    if (names.size >= MOST_NAMES) return UNNAMED;
    if (!seen.has(sql)) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(sql);
      return UNNAMED;
    }
    seen.delete(sql);
    const given = `${prefix}${names.size}`;
    names.set(sql, given);
    return given;
  };
}
