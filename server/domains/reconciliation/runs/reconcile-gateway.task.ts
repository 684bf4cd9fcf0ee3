import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { reconcile } from './reconcile.ts';

/** Time-out; reading the books of several months can be slow. */
const MAX_MS = 15 * 60_000;

/** Runs a reconciliation. If the gateway is unavailable, it is retried later. */
export const reconcileGateway = task('reconcile_gateway', {
  payload: z.object({ runId: z.int() }),
  attempts: 8,
  maxMs: MAX_MS,
  run: async ({ runId }, { db, services, now }) => reconcile({ db, services }, runId, now),
});
