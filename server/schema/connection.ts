import type { CappedCount, CountExtent } from '../rows/count-rows.ts';
import { builder } from './builder.ts';

/** Pages carry their own lazy count, so that `totalCount` costs a statement only when it is selected. */
export type Counted = { countRows: (extent: CountExtent) => Promise<CappedCount> };

export const CappedCountType = builder.objectRef<CappedCount>('CappedCount').implement({
  description: 'A row count, capped at 1,000 unless it was asked for exactly.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Rows found; 1,000 at most unless counted exactly.' }),
    atLeast: t.exposeBoolean('atLeast', { description: 'True when there are more rows than `count`.' }),
  }),
});

builder.globalConnectionField('totalCount', (t) =>
  t.field({
    type: CappedCountType,
    nullable: true,
    description: 'Rows in the whole list, capped; costs a statement of its own.',
    args: {
      exact: t.arg.boolean({
        defaultValue: false,
        description:
          'Count all rows, for clients that page by number; the longer the list, the longer it takes.',
      }),
    },
    // Every list of this schema is built by `keysetPage`, with `countRows` for its count.
    resolve: (connection, { exact }) =>
      (connection as Partial<Counted>).countRows?.(exact ? 'exact' : 'capped') ?? null,
  }),
);
