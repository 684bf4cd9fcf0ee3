import { builder } from './builder.ts';

/** Which way a list is sorted; the values are Prisma's. */
export const SortDirectionEnum = builder.enumType('SortDirection', {
  description: 'Which way a list is sorted.',
  values: {
    ASC: { value: 'asc', description: 'Smallest or oldest first.' },
    DESC: { value: 'desc', description: 'Largest or newest first.' },
  } as const,
});
