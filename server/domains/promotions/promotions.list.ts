import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { dateOfIsoDay } from '../../lib/calendar.ts';
import { filter, search } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { namedRows } from '../search/named-rows.ts';
import { today } from '../settings/company-day.ts';
import { CONFIGURATION_VIEW, visiblePromotions } from './access.ts';
import { Promotion } from './promotion.type.ts';
import { PromotionKindEnum } from './promotion-kind.type.ts';

/** Coupons and promotions, for staff who maintain them. */
export const promotions = list('promotions', {
  model: 'Promotion',
  type: Promotion,
  typeName: 'Promotion',
  noun: { one: 'promotion', many: 'promotions' },
  description: 'Coupons and automatic promotions, newest first.',
  permission: CONFIGURATION_VIEW,
  visible: visiblePromotions,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Words of the name in either language or of the code, in any order.',
      examples: ['welcome', 'ring', 'nothing like it'],
      where: (text, context): Promise<Prisma.PromotionWhereInput> => namedRows(context, 'Promotion', text),
    }),
    kind: filter({
      type: PromotionKindEnum,
      description: 'Only those that take this off.',
      where: (kind) => ({ kind }),
    }),
    isCoupon: filter({
      type: 'Boolean',
      description: 'True: only coupons; false: only automatic promotions.',
      examples: [true, false],
      where: (isCoupon) => ({ code: isCoupon ? { not: null } : null }),
    }),
    isRunning: filter({
      type: 'Boolean',
      description: 'True: only active promotions that have not ended; false: only the others.',
      check: z.boolean(),
      examples: [true, false],
      where: async (isRunning, context) => {
        const day = dateOfIsoDay(await today(context));
        return isRunning
          ? { isActive: true, OR: [{ endsOn: null }, { endsOn: { gte: day } }] }
          : { OR: [{ isActive: false }, { endsOn: { lt: day } }] };
      },
    }),
  },
  sorts: {
    CREATED_AT: { description: 'When it was made.', by: ['createdAt'] },
    USES: { description: 'Orders that had it.', by: ['uses'] },
  },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  grid: 'PROMOTIONS',
  tableRows: 5_000,
  sample: ({ admin }) => ({
    as: admin,
    args: { filter: { isCoupon: true }, orderBy: { field: 'USES', direction: 'DESC' } },
  }),
});
