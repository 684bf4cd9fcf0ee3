import { builder } from '../../../schema/builder.ts';

/** How urgent a job is for the workshop. */
export const UrgencyEnum = builder.enumType('Urgency', {
  description: 'How near the promised day is.',
  values: {
    LATE: { description: 'The promised day has passed.' },
    DUE_SOON: { description: 'Promised within three days.' },
    ON_TRACK: { description: 'Promised later.' },
    CLOSED: { description: 'Shipped, completed, cancelled or remade.' },
    NONE: { description: 'Nothing was promised.' },
  } as const,
});
