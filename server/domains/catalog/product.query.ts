import { findRow } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import { visibleItemTypes } from './access.ts';
import { ItemType } from './item-type.type.ts';
import { namedBy } from './named-by.ts';

builder.queryField('product', (t) =>
  t.field({
    type: ItemType,
    nullable: true,
    description: 'One product, by code or by integer id.',
    extensions: PLANNED_ROWS,
    args: {
      code: t.arg.string({ description: 'Its code.' }),
      databaseId: t.arg.int({ description: 'Its integer id.' }),
    },
    resolve: (_root, { code, databaseId }, context, info) => {
      const where = { ...namedBy({ code, databaseId }), AND: visibleItemTypes(context.viewer) };
      return findRow(context, 'ItemType', { ...plannedQuery({ context, info }), where });
    },
  }),
);
