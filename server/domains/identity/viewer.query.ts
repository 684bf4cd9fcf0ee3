import { findRow } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import { ViewerType } from './viewer.type.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    extensions: PLANNED_ROWS,
    description: 'The signed-in user; null for visitors.',
    resolve: (_root, _args, context, info) => {
      const { viewer } = context;
      if (viewer.account === null) return null;
      return findRow(context, 'User', { ...plannedQuery({ context, info }), where: { id: viewer.userId } });
    },
  }),
);
