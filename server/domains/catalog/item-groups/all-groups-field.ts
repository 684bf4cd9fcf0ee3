import type { builder } from '../../../schema/builder.ts';
import { GROUP_ORDER, ItemGroup } from './item-group.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The field of a result with all groups in order, because changing one may move others. */
export function allGroupsField<Shape extends object>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>) {
  return t.prismaField({
    type: [ItemGroup],
    description: 'All groups as they are now, in order.',
    resolve: (query, _outcome, _args, { db }) => db.itemGroup.findMany({ ...query, orderBy: GROUP_ORDER }),
  });
}
