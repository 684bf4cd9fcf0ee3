import { GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';

/** The work on a row, and how to store the reason of a failure. */
type RowWork<Row> = {
  readonly work: (row: Row) => Promise<void>;
  readonly noteFailure: (row: Row, failure: Error) => Promise<unknown>;
};

/**
 * Processes rows one by one; a failing row does not stop the others.
 * @throws AggregateError naming the rows that failed for a reason other than their gateway
 */
export async function forEachIndependently<Row extends { readonly id: number }>(
  what: string,
  rows: readonly Row[],
  { work, noteFailure }: RowWork<Row>,
): Promise<void> {
  const failed: { id: number; failure: Error }[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      await noteFailure(row, failure);
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayDeclined))
        failed.push({ id: row.id, failure });
    }
  }
  if (failed.length === 0) return;
  const names = failed.map(({ id, failure }) => `${id} (${failure.message})`).join(', ');
  throw new AggregateError(
    failed.map(({ failure }) => failure),
    `${what}: ${names}`,
  );
}
