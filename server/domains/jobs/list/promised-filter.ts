import type { Prisma } from '../../../database/generated/client.ts';
import { addDays, dateOfIsoDay } from '../../../lib/calendar.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { today } from '../../settings/company-day.ts';
import { DUE_SOON_DAYS } from '../rules/job-urgency.ts';
import { inStatus } from './in-status.ts';

/** How close the promised day is. */
export const PromisedFilterEnum = builder.enumType('PromisedFilter', {
  description: 'Open jobs by how near their promised day is.',
  values: {
    LATE: { description: 'The promised day has passed.' },
    DUE_SOON: { description: 'Promised within three days.' },
    NONE: { description: 'Nothing was promised.' },
  } as const,
});

/** Open jobs whose promised day has passed, is near or is missing, by today's date of the company. */
export async function promised(
  which: 'LATE' | 'DUE_SOON' | 'NONE',
  context: Context,
): Promise<Prisma.JobOrderWhereInput> {
  const now = await today(context);
  const open = inStatus((code) => JOB_STATUSES[code].tab !== 'CLOSED');
  switch (which) {
    case 'LATE':
      return { AND: [open, { promisedOn: { lt: dateOfIsoDay(now) } }] };
    case 'DUE_SOON':
      return {
        AND: [
          open,
          { promisedOn: { gte: dateOfIsoDay(now), lte: dateOfIsoDay(addDays(now, DUE_SOON_DAYS)) } },
        ],
      };
    case 'NONE':
      return { AND: [open, { promisedOn: null }] };
  }
}
