/**
 * Extension of a field whose rows were read with the query that Pothos planned for it (`queryFromInfo`, or the `query` of
 * a `prismaField`), so that every relation asked for below it is on them. Without it a field is answered correctly, but
 * operations that look into its relations are not lean.
 */
export const PLANNED_ROWS = { plannedRows: true } as const;

/** Whether a field carries the extension. */
export function hasPlannedRows(extensions: Readonly<Record<string, unknown>> | undefined | null): boolean {
  return extensions?.plannedRows === true;
}
