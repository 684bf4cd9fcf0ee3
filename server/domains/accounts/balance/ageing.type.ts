import { builder } from '../../../schema/builder.ts';
import type { Ageing, AgeingBucket } from '../rules/ageing.ts';

const DESCRIPTIONS = {
  CURRENT: { description: 'Not overdue.' },
  OVERDUE_30: { description: 'Overdue for up to 30 days.' },
  OVERDUE_60: { description: 'Overdue for 31 to 60 days.' },
  OVERDUE_90: { description: 'Overdue for 61 to 90 days.' },
  OVERDUE_OLDER: { description: 'Overdue for more than 90 days.' },
} satisfies Record<AgeingBucket, { description: string }>;

const AgeingBucketEnum = builder.enumType('AgeingBucket', {
  description: 'Ageing bucket: how long an amount is overdue.',
  values: DESCRIPTIONS,
});

/** Balance by age. */
export const AgedAmount = builder.objectRef<Ageing['ageing'][number]>('AgedAmount').implement({
  description: 'Open amount of one ageing bucket.',
  fields: (t) => ({
    bucket: t.expose('bucket', { type: AgeingBucketEnum, description: 'Ageing bucket.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'How much.' }),
  }),
});
