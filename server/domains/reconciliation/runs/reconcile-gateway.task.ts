import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { reconcile } from './reconcile.ts';

/** The books of a gateway over some months may take their time. */
const MOST_MS = 15 * 60_000;

/** Does a run of a reconciliation; a gateway that does not answer is asked again after a while. */
export const reconcileGateway = task('reconcile_gateway', {
  payload: z.object({ runId: z.int() }),
  attempts: 8,
  mostMs: MOST_MS,
  run: async ({ runId }, { db, services, now }) => reconcile({ db, services }, runId, now),
});
