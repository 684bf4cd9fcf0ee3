import type { Database } from '../../../database/client.ts';
import type { ReconciliationRun } from '../../../database/generated/client.ts';
import type { GatewayCode } from '../../../gateways/gateway.ts';
import { addHours, storedDay } from '../../../lib/calendar.ts';
import type { Services } from '../../../services/services.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { keepDifferences } from '../findings/keep-differences.ts';
import { type ComparedTime, compareBooks } from '../rules/compare-books.ts';
import { comparedTime } from '../rules/compared-days.ts';
import { ourCharges } from './our-charges.ts';
import { theirTransactions } from './their-books.ts';

/** What a reconciliation needs of the context. */
type ReconcileDeps = { readonly db: Database; readonly services: Pick<Services, 'gateways'> };

/** Maximum difference in time between both sides of a transaction. */
const APART_HOURS = 24;

/**
 * Runs a reconciliation: reads the gateway's transactions, compares them with ours and stores the differences. It may
 * run twice or be interrupted at any point. If the gateway is unavailable, or its answer is invalid, the run is FAILED
 * and the queue retries.
 */
export async function reconcile(deps: ReconcileDeps, runId: number, now: Date): Promise<void> {
  const { db } = deps;
  const run = await db.reconciliationRun.findUnique({ where: { id: runId } });
  if (!run || run.state === 'DONE') return;
  try {
    await compare(deps, run, now);
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db.reconciliationRun.updateMany({
      where: { id: runId, state: { not: 'DONE' } },
      data: { state: 'FAILED', lastError, endedAt: now },
    });
    throw error;
  }
}

async function compare({ db, services }: ReconcileDeps, run: ReconciliationRun, now: Date): Promise<void> {
  // Only these values are written to this column.
  const gateway = run.gateway as GatewayCode;
  const { COMPANY } = await readSettings(db);
  const days = { from: storedDay(run.from), until: storedDay(run.until) };
  const time = comparedTime(days, { gateway, timeZone: COMPANY.timeZone, now });
  const wider = { from: addHours(time.from, -APART_HOURS), until: addHours(time.until, APART_HOURS) };
  const theirs = await theirTransactions(services.gateways, gateway, { ...wider, now });
  const ours = await ourCharges(db, gateway, wider);
  await keepDifferences(db, run, {
    differences: compareBooks(ours, theirs, time),
    time,
    transactionCount: countOf(theirs, time),
    chargeCount: countOf(ours, time),
    now,
  });
}

function countOf(booked: readonly { at: Date }[], { from, until }: ComparedTime): number {
  return booked.filter(({ at }) => at >= from && at <= until).length;
}
