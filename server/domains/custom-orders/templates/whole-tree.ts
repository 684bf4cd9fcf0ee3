import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleTemplates } from '../access.ts';
import { MAX_TEMPLATES } from '../rules/custom-order-limits.ts';

type Planned = Pick<Prisma.CustomOrderTemplateFindManyArgs, 'select' | 'include'>;

/** All visible templates with the selected fields, siblings in the order of their ranks. */
export function wholeTree<Query extends Planned>(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  query: Query,
) {
  return db.customOrderTemplate.findMany({
    ...query,
    where: visibleTemplates(viewer),
    orderBy: [{ parentId: { sort: 'asc', nulls: 'first' } }, { rank: 'asc' }, { id: 'asc' }],
    take: MAX_TEMPLATES,
  });
}
