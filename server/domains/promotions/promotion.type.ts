import { nodeKey } from '../../lib/global-id.ts';
import { decimal } from '../../lib/money.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { isoDayOfColumn, today } from '../settings/company-day.ts';
import { visiblePromotions } from './access.ts';
import { PromotionKindEnum } from './promotion-kind.type.ts';
import { PromotionTargetType, TARGET_FACTS } from './promotion-target.type.ts';
import type { PromotionKind } from './rules/promotion-kinds.ts';
import { PROMOTION_STATES, type PromotionState, promotionState } from './rules/promotion-state.ts';

/** State of a promotion today, in GraphQL. */
const PromotionStateEnum = builder.enumType('PromotionState', {
  description: 'State of a promotion today.',
  // One entry for each state.
  values: Object.fromEntries(
    Object.entries(PROMOTION_STATES).map(([state, description]) => [state, { description }]),
  ) as Record<PromotionState, { description: string }>,
});

/** A coupon, or an automatic promotion. */
export const Promotion = builder.prismaNode('Promotion', {
  description: 'A coupon, or an automatic promotion.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visiblePromotions(viewer) }),
  nullable: true,
  sample: async ({ admin, promotion, foreignBuyer }) => ({
    as: admin,
    id: await promotion(),
    hiddenFrom: foreignBuyer,
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'Coupon code; null for an automatic promotion.',
    }),
    kind: t.field({
      type: PromotionKindEnum,
      description: 'Kind of discount.',
      // Only these kinds are written to this column.
      resolve: ({ kind }) => kind as PromotionKind,
    }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (promotion, _args, context) => localised(context, promotion),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    value: t.expose('value', { type: 'Decimal', description: 'Per cent or amount, depending on its kind.' }),
    minSubTotal: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Least subtotal of a cart; null: any.',
      resolve: ({ minSubTotal }) => minSubTotal && decimal(minSubTotal),
    }),
    startsOn: t.expose('startsOn', {
      type: 'Date',
      nullable: true,
      description: 'First day; null: no limit.',
    }),
    endsOn: t.expose('endsOn', { type: 'Date', nullable: true, description: 'Last day; null: no limit.' }),
    isActive: t.exposeBoolean('isActive', { description: 'It is switched on.' }),
    totalLimit: t.exposeInt('totalLimit', {
      nullable: true,
      description: 'Total number of orders that may use it; null: unlimited.',
    }),
    customerLimit: t.exposeInt('customerLimit', {
      nullable: true,
      description: 'Orders of each customer that may have it; null: any number.',
    }),
    uses: t.exposeInt('uses', { description: 'Orders that had it.' }),
    state: t.field({
      type: PromotionStateEnum,
      description: 'State today.',
      resolve: async ({ startsOn, endsOn, ...row }, _args, context) =>
        promotionState(
          { ...row, startsOn: isoDayOfColumn(startsOn), endsOn: isoDayOfColumn(endsOn) },
          await today(context),
        ),
    }),
    targets: t.field({
      type: [PromotionTargetType],
      description:
        'Customers that it is for, pieces that it applies to and pieces that it gives away; all customers and all pieces when empty.',
      select: { targets: TARGET_FACTS },
      resolve: ({ targets }) => targets,
    }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});
