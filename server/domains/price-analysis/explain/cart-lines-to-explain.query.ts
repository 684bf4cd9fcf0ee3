import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW } from '../../pricing/access.ts';
import { analysesPrices, explainedCartItems } from '../access.ts';

/** Maximum number of lines in a response. */
const MAX_LINES = 200;

const LINE_SELECT = {
  id: true,
  quantity: true,
  size: true,
  unitPrice: true,
  itemType: { select: { nameEn: true, nameFr: true, code: true } },
  alloy: { select: { nameEn: true, nameFr: true } },
  cart: { select: { user: { select: { userName: true } } } },
} satisfies Prisma.CartItemSelect;

type Line = Prisma.CartItemGetPayload<{ select: typeof LINE_SELECT }>;

const CartLineToExplainType = builder.objectRef<Line>('CartLineToExplain').implement({
  description: 'A cart line, with the facts that identify it.',
  fields: (t) => ({
    cartItemId: t.id({
      description: 'Global id of the line, for `PriceSubjectInput.cartItemId`.',
      resolve: ({ id }) => encodeGlobalId('CartItem', id),
    }),
    pieceCode: t.string({ description: 'Code of the piece.', resolve: ({ itemType }) => itemType.code }),
    name: t.string({
      description: 'Name of the piece, in the language of the request.',
      resolve: ({ itemType }, _args, context) => localised(context, itemType),
    }),
    alloyName: t.string({
      description: 'Its alloy, in the language of the request.',
      resolve: ({ alloy }, _args, context) => localised(context, alloy),
    }),
    size: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'US ring size.',
      resolve: ({ size }) => size,
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Guaranteed price of one piece; null: it has to be quoted.',
      resolve: ({ unitPrice }) => unitPrice,
    }),
    userName: t.string({
      description: 'Name of the user who added it to the cart.',
      resolve: ({ cart }) => cart.user.userName,
    }),
  }),
});

builder.queryField('cartLinesToExplain', (t) =>
  t.field({
    type: [CartLineToExplainType],
    nullable: true,
    description: `Cart lines of a customer, newest first, ${MAX_LINES} at most, as subjects for price explanations. Staff with permission 1303.`,
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 4,
    sample: async ({ sales, line, accountNumber }) => {
      await line();
      return { as: sales, args: { accountNumber } };
    },
    args: {
      accountNumber: t.arg.string({ required: true, description: 'Account number of the customer.' }),
    },
    resolve: (_root, args, { db, viewer }) => {
      const { accountNumber } = parseInput(z.object({ accountNumber: z.string().max(40, 'TOO_LONG') }), args);
      if (!analysesPrices(viewer)) return null;
      return db.cartItem.findMany({
        where: {
          AND: [
            explainedCartItems(viewer),
            { cart: { is: { customer: { is: { accountNumber: accountNumber.trim() } } } } },
          ],
        },
        select: LINE_SELECT,
        orderBy: { id: 'desc' },
        take: MAX_LINES,
      });
    },
  }),
);
