import type { Prisma } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { OrderProblemType } from '../../orders/problems/order-problem.type.ts';
import { problemsOfOutcome } from '../../orders/problems/problems-of-outcome.ts';
import { bySeverity, type Names, type OrderProblem, problem } from '../../orders/rules/order-problems.ts';
import { priceOutcomeFor } from '../../pricing/calculation/unit-price-for.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { configurationOfLine } from '../../pricing/held-price.ts';
import { Cart } from '../cart.type.ts';
import { CART_ITEM_ORDER } from '../cart-item.type.ts';
import { cartObstacles, OBSTACLE_SELECT } from '../cart-missing.type.ts';
import { priceProblems } from './line-problems.ts';

/** The columns for the problems of a line. */
const LINE_SELECT = {
  id: true,
  itemTypeId: true,
  alloyId: true,
  priorityId: true,
  size: true,
  quantity: true,
  choices: true,
  parts: true,
  ownMetal: true,
  unitPrice: true,
  seenUnitPrice: true,
  marketFix: true,
  marketAsOf: true,
  itemType: { select: { nameEn: true, nameFr: true } },
  alloy: { select: { nameEn: true, nameFr: true } },
} satisfies Prisma.CartItemSelect;

const LINE_ITEM_TYPE = {
  select: { ...LINE_SELECT.itemType.select, ...OBSTACLE_SELECT.items.select.itemType.select },
};

type Line = Prisma.CartItemGetPayload<{ select: typeof LINE_SELECT }>;

type CartProblem = OrderProblem & { line: { id: number; itemType: Names } | null };

const CartProblemType = builder.objectRef<CartProblem>('CartProblem').implement({
  description: 'A problem of a cart or of one of its lines.',
  fields: (t) => ({
    problem: t.field({ type: OrderProblemType, description: 'What it is.', resolve: (found) => found }),
    cartItemId: t.id({
      nullable: true,
      description: 'The line; null: the whole cart.',
      resolve: ({ line }) => line && encodeGlobalId('CartItem', line.id),
    }),
    name: t.string({
      nullable: true,
      description: 'The piece of the line, in the language of the request.',
      resolve: ({ line }, _args, context) => line && localised(context, line.itemType),
    }),
  }),
});

builder.prismaObjectField(Cart, 'problems', (t) =>
  t.field({
    type: [CartProblemType],
    description:
      'Problems that prevent ordering the cart, and warnings, the most severe first: missing data, lines that are not offered as configured, prices that changed since they were shown.',
    select: {
      ...OBSTACLE_SELECT,
      items: {
        orderBy: CART_ITEM_ORDER,
        select: { ...OBSTACLE_SELECT.items.select, ...LINE_SELECT, itemType: LINE_ITEM_TYPE },
      },
    },
    resolve: async (cart, _args, context) => {
      const obstacles = await cartObstacles(context, cart);
      // The obstacles of lines are reported for each line.
      const ofCart = obstacles.flatMap((code) =>
        code === 'QUOTE_REQUIRED' ? [] : [{ ...problem(code), line: null }],
      );
      const ofLines = await Promise.all(cart.items.map((line) => problemsOf(context, line)));
      return bySeverity<CartProblem>([...ofCart, ...ofLines.flat()]);
    },
  }),
);

async function problemsOf(context: Context, line: Line): Promise<CartProblem[]> {
  const found =
    line.unitPrice === null ? await unpricedProblems(context, line) : priceProblems(line, context.now);
  return found.map((each) => ({ ...each, line }));
}

/** Why a line has no price. */
async function unpricedProblems(context: Context, line: Line): Promise<OrderProblem[]> {
  const outcome = await priceOutcomeFor(context, configurationOfLine(line), line.quantity);
  const { itemType, alloy, size } = line;
  const choices = choicesOfJson(line.choices);
  const parts = partsOfJson(line.parts);
  const problems = problemsOfOutcome(outcome, { itemType, alloy, size, choices, parts });
  return problems.length > 0 ? problems : [problem('QUOTE_REQUIRED')];
}
