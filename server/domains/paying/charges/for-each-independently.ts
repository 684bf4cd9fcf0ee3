import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';

/** The work on a row, and how to store the reason of a failure. */
type RowWork<Row> = {
  readonly work: (row: Row) => Promise<void>;
  readonly noteTrouble: (row: Row, trouble: Error) => Promise<unknown>;
};

/**
 * Processes rows one by one; a failing row does not stop the others.
 * @throws AggregateError naming the rows that failed for a reason other than their gateway
 */
export async function forEachIndependently<Row extends { readonly id: number }>(
  what: string,
  rows: readonly Row[],
  { work, noteTrouble }: RowWork<Row>,
): Promise<void> {
  const failed: { id: number; trouble: Error }[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      const trouble = error instanceof Error ? error : new Error(String(error));
      await noteTrouble(row, trouble);
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayDeclined))
        failed.push({ id: row.id, trouble });
    }
  }
  if (failed.length === 0) return;
  const names = failed.map(({ id, trouble }) => `${id} (${trouble.message})`).join(', ');
  throw new AggregateError(
    failed.map(({ trouble }) => trouble),
    `${what}: ${names}`,
  );
}
