import { builder } from './builder.ts';

/** Counts stop here: beyond it a list says "1,000+". */
export const COUNT_CAP = 1_000;

/** A count that says whether it stopped at the cap. */
export type CappedCount = { count: number; atLeast: boolean };

/** Pages carry their own lazy count, so that `totalCount` costs a statement only when it is selected. */
export type Counted = { countRows: () => Promise<CappedCount> };

export const CappedCountType = builder.objectRef<CappedCount>('CappedCount').implement({
  description: 'A row count, capped at 1,000.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Rows found, 1,000 at most.' }),
    atLeast: t.exposeBoolean('atLeast', { description: 'True when there are more rows than `count`.' }),
  }),
});

builder.globalConnectionField('totalCount', (t) =>
  t.field({
    type: CappedCountType,
    nullable: true,
    description: 'Rows in the whole list, capped; costs a statement of its own.',
    // Every list of this schema is built by `keysetPage`, with `countRows` for its count.
    resolve: (connection) => (connection as Partial<Counted>).countRows?.() ?? null,
  }),
);
