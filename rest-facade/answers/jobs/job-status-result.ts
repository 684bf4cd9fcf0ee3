import { z } from 'zod';
import type { RestUpdateJobStatusesMutation } from '../../gql/graphql.ts';
import { databaseIdOf } from '../../input/ids.ts';
import { component } from '../catalog/component.ts';
import { id } from '../values.ts';

/** Result of one job of a bulk update. */
export type JobStatusResult = Extract<
  RestUpdateJobStatusesMutation['result'],
  { __typename: 'UpdateJobOrderStatusesSuccess' }
>['results'][number];

/** A row of POST /JobOrders/update-status; `code`: why a job was not changed. */
export function jobStatusResultAnswer({ jobOrder, jobOrderId, ok, action, code }: JobStatusResult) {
  return {
    jobID: jobOrder?.databaseId ?? databaseIdOf(jobOrderId),
    number: jobOrder?.number ?? null,
    ok,
    action,
    statusCode: jobOrder?.status.code ?? null,
    statusName: jobOrder?.status.name ?? null,
    code,
  };
}

/** A row of POST /JobOrders/update-status. */
export const jobStatusResultSchema = component<ReturnType<typeof jobStatusResultAnswer>>()(
  'JobStatusResult',
  'The result of a bulk update for one job.',
  z.strictObject({
    jobID: id.nullable(),
    number: z.string().nullable(),
    ok: z.boolean(),
    action: z.string().nullable(),
    statusCode: z.string().nullable(),
    statusName: z.string().nullable(),
    code: z.string().nullable().describe('Why the job was not changed.'),
  }),
);
