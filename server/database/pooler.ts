/** Whether a pooler such as PgBouncer shares connections out (`pgbouncer=true`): each statement may get another one. */
export function isBehindPooler(url: string): boolean {
  return /[?&]pgbouncer=true\b/.test(url);
}
