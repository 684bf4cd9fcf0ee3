/**
 * Extension of a field whose rows were read with Pothos' plan (`queryFromInfo`, or the `query` of a `prismaField`), so
 * that they contain every relation selected below it. Without it, the field is answered correctly, but operations that
 * select its relations are not lean.
 */
export const PLANNED_ROWS = { plannedRows: true } as const;

/** Whether a field carries the extension. */
export function hasPlannedRows(extensions: Readonly<Record<string, unknown>> | undefined | null): boolean {
  return extensions?.plannedRows === true;
}
