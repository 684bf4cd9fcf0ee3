/** Maximum number of prepared statements of a process; each uses memory in every connection. */
const MAX_NAMES = 400;

/** Maximum number of texts that were seen once and are remembered for a second use. */
const MAX_SEEN_NAMES = 2_000;

/** The unnamed statement of PostgreSQL's protocol. */
const UNNAMED = '';

/**
 * Names repeated statements, so that PostgreSQL plans them once per connection. Texts that occur once get no name, nor
 * do any texts when all names are used. Callers that share connections need their own prefix.
 */
export function createStatementNames(prefix = 's'): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return ({ sql }) => {
    const name = names.get(sql);
    if (name !== undefined) return name;
    if (names.size >= MAX_NAMES) return UNNAMED;
    if (!seen.has(sql)) {
      if (seen.size >= MAX_SEEN_NAMES) seen.clear();
      seen.add(sql);
      return UNNAMED;
    }
    seen.delete(sql);
    const given = `${prefix}${names.size}`;
    names.set(sql, given);
    return given;
  };
}
