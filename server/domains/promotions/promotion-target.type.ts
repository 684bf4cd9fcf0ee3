import type { Prisma } from '../../database/generated/client.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';

const NAMES = { select: { code: true, nameEn: true, nameFr: true } } as const;

/** The shown fields of targets of a promotion. */
export const TARGET_FACTS = {
  orderBy: { id: 'asc' },
  select: {
    isFree: true,
    customer: { select: { accountNumber: true, name: true } },
    customerType: NAMES,
    itemType: NAMES,
    itemGroup: NAMES,
  },
} as const satisfies Prisma.Promotion$targetsArgs;

type Target = Prisma.PromotionTargetGetPayload<{ select: (typeof TARGET_FACTS)['select'] }>;

const KINDS = {
  CUSTOMER: { description: 'A customer that it is for.' },
  CUSTOMER_TYPE: { description: 'Customers that it is for.' },
  ITEM_TYPE: { description: 'A piece that it is about.' },
  ITEM_GROUP: { description: 'Pieces that it is about.' },
  FREE_ITEM: { description: 'A piece that it gives away.' },
} as const;

const PromotionTargetKindEnum = builder.enumType('PromotionTargetKind', {
  description: 'The kind of target of a promotion.',
  values: KINDS,
});

/** A target of a promotion: a customer, or a piece that it applies to or gives away. */
export const PromotionTargetType = builder.objectRef<Target>('PromotionTarget').implement({
  description: 'A target of a promotion: its customers, its products, or its free products.',
  fields: (t) => ({
    kind: t.field({ type: PromotionTargetKindEnum, description: 'What it is.', resolve: kindOf }),
    code: t.string({
      description: 'Code, or account number of a customer.',
      resolve: ({ customer, ...named }) => customer?.accountNumber ?? coded(named)?.code ?? '',
    }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ customer, ...named }, _args, context) => {
        const row = coded(named);
        return customer?.name ?? (row ? localised(context, row) : '');
      },
    }),
  }),
});

function kindOf({ isFree, customer, customerType, itemGroup }: Target): keyof typeof KINDS {
  if (isFree) return 'FREE_ITEM';
  if (customer) return 'CUSTOMER';
  if (customerType) return 'CUSTOMER_TYPE';
  return itemGroup ? 'ITEM_GROUP' : 'ITEM_TYPE';
}

function coded({ customerType, itemType, itemGroup }: Omit<Target, 'customer'>) {
  return customerType ?? itemType ?? itemGroup;
}
