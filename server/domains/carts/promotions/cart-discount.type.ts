import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import type { StaffDiscount, StaffDiscountKind } from '../../promotions/rules/staff-discount.ts';
import { Cart } from '../cart.type.ts';
import { STAFF_DISCOUNT, staffDiscount } from './staff-discount-of-cart.ts';

/** How a staff discount is calculated. */
export const StaffDiscountKindEnum = builder.enumType('StaffDiscountKind', {
  description: 'How a staff discount is calculated.',
  values: {
    PERCENT: { description: 'Per cent of the subtotal.' },
    AMOUNT: { description: 'An amount, at most the subtotal.' },
  } satisfies Record<StaffDiscountKind, { description: string }>,
});

const StaffDiscountType = builder.objectRef<StaffDiscount>('StaffDiscount').implement({
  description: 'A staff discount on a whole cart.',
  fields: (t) => ({
    kind: t.field({
      type: StaffDiscountKindEnum,
      description: 'How it is calculated.',
      resolve: ({ kind }) => kind,
    }),
    value: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Per cent or amount, depending on the kind; null when prices are not shown.',
      resolve: ({ value }, _args, { viewer }) => (seesAmounts(viewer) ? value : null),
    }),
    reason: t.exposeString('reason', { description: 'Reason, visible to the customer.' }),
  }),
});

builder.prismaObjectField(Cart, 'staffDiscount', (t) =>
  t.field({
    type: StaffDiscountType,
    nullable: true,
    description:
      'Discount that staff granted with `grantCartDiscount`; it is also listed in `promotions` with its amount. Null: none.',
    select: STAFF_DISCOUNT,
    resolve: staffDiscount,
  }),
);
