import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { EntityStatus } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { JOB_STATUS_CODES, JOB_STATUSES, type JobStatusCode } from '../rules/status-codes.ts';

const ofRequest = new WeakMap<Context, Promise<ReadonlyMap<number, EntityStatus>>>();

/** A job order's status row by code, with the names that the owner gave it; all are read at most once a request. */
export async function jobStatusRow(context: Context, code: JobStatusCode): Promise<EntityStatus> {
  const known = ofRequest.get(context) ?? readStatuses(context);
  ofRequest.set(context, known);
  const row = (await known).get(JOB_STATUSES[code].id);
  if (!row) throw new Error(`Status ${code} is missing: load the reference data.`);
  return row;
}

async function readStatuses(context: Context): Promise<ReadonlyMap<number, EntityStatus>> {
  const rows = await cachedRows(context, ['jobStatuses'], () =>
    context.db.entityStatus.findMany({ where: { entityType: 'JOB_ORDER' } }),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const CODE_BY_ID: ReadonlyMap<number, JobStatusCode> = new Map(
  JOB_STATUS_CODES.map((code) => [JOB_STATUSES[code].id, code]),
);

/** The code of a stored status id. */
export function jobStatusCode(statusId: number): JobStatusCode {
  const code = CODE_BY_ID.get(statusId);
  if (!code) throw new Error(`No job order status has the id ${statusId}.`);
  return code;
}
