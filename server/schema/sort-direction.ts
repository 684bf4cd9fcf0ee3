import { builder } from './builder.ts';

/** Sort direction, with Prisma's values. */
export const SortDirectionEnum = builder.enumType('SortDirection', {
  description: 'Which way a list is sorted.',
  values: {
    ASC: { value: 'asc', description: 'Smallest or oldest first.' },
    DESC: { value: 'desc', description: 'Largest or newest first.' },
  } as const,
});
