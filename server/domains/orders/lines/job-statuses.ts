import type { EntityStatus } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { statusRow } from '../../settings/status-rows.ts';
import { JOB_STATUS_CODES, JOB_STATUSES, type JobStatusCode } from '../rules/job-status-codes.ts';

/** The status row of a job order by code, with the names from the settings. */
export function jobStatusRow(context: Context, code: JobStatusCode): Promise<EntityStatus> {
  return statusRow(context, JOB_STATUSES[code].id);
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
