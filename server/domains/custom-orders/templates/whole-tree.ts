import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { MAX_TEMPLATES } from '../rules/custom-order-limits.ts';

type Planned = Pick<Prisma.CustomOrderTemplateFindManyArgs, 'select' | 'include'>;

/** All templates with what is asked of them: siblings follow each other by rank. */
export function wholeTree<Query extends Planned>({ db }: Pick<Context, 'db'>, query: Query) {
  return db.customOrderTemplate.findMany({
    ...query,
    orderBy: [{ parentId: { sort: 'asc', nulls: 'first' } }, { rank: 'asc' }, { id: 'asc' }],
    take: MAX_TEMPLATES,
  });
}
