import type { CappedCount, CountExtent } from '../rows/count-rows.ts';
import { builder } from './builder.ts';

/** A page with a lazy count, so that `totalCount` costs a statement only if selected. */
type Counted = { countRows: (extent: CountExtent) => Promise<CappedCount> };

const CappedCountType = builder.objectRef<CappedCount>('CappedCount').implement({
  description: 'A row count, capped at 1,000 unless an exact count was requested.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Rows found; 1,000 at most unless counted exactly.' }),
    atLeast: t.exposeBoolean('atLeast', { description: 'True when there are more rows than `count`.' }),
  }),
});

builder.globalConnectionField('totalCount', (t) =>
  t.field({
    type: CappedCountType,
    nullable: true,
    description: 'Number of rows in the whole list, capped; needs an additional database query.',
    args: {
      exact: t.arg.boolean({
        defaultValue: false,
        description: 'Count all rows without a cap, for clients that page by number; slow for long lists.',
      }),
    },
    // Every list of this schema is built by `keysetPage`, with `countRows` for its count.
    resolve: (connection, { exact }) =>
      (connection as Partial<Counted>).countRows?.(exact ? 'exact' : 'capped') ?? null,
  }),
);
