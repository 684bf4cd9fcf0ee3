import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';

/** Work on a row that is brought to its end, and where it is kept why that failed. */
type Apart<Row> = {
  readonly work: (row: Row) => Promise<void>;
  readonly noteTrouble: (row: Row, trouble: Error) => Promise<unknown>;
};

/**
 * Brings rows to their end, one after the other; one that fails does not hold the others up.
 * @throws AggregateError that names the rows that failed for another reason than their gateway
 */
export async function forEachIndependently<Row extends { readonly id: number }>(
  what: string,
  rows: readonly Row[],
  { work, noteTrouble }: Apart<Row>,
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
