import { Decimal } from 'decimal.js';
import type { Viewer } from '../../../auth/viewer.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { type OrderProblem, type OrderProblemCode, PROBLEM_RULES } from '../rules/order-problems.ts';

const CODES = {
  CART_EMPTY: { description: 'The cart is empty.' },
  SHIPPING_ADDRESS_REQUIRED: { description: 'The shipping address is missing.' },
  BILLING_ADDRESS_REQUIRED: { description: 'The billing address is missing.' },
  SHIPPING_METHOD_REQUIRED: { description: 'No shipping method is chosen though some are offered.' },
  SHIPPING_METHOD_NOT_AVAILABLE: {
    description: 'The shipping method does not serve the destination, or is no longer offered.',
  },
  ATTRIBUTES_REQUIRED: { description: 'A required order attribute has no answer.' },
  PIECE_WITHDRAWN: { description: 'The piece is no longer offered.' },
  METAL_NOT_OFFERED: { description: 'The piece is not made in this metal.' },
  OWN_METAL_NOT_OFFERED: { description: 'The piece cannot be made of the customer’s own metal.' },
  CHOICE_NOT_OFFERED: { description: 'A chosen attribute value is not offered.' },
  CHOICE_REQUIRED: { description: 'A required attribute has no choice.' },
  SIZE_NOT_OFFERED: { description: 'The piece is not made in this size.' },
  PART_NOT_OFFERED: { description: 'A part of the set is not offered as configured.' },
  PRIORITY_NOT_OFFERED: { description: 'The priority is not offered.' },
  CODE_MISSING: { description: 'A row names no piece.' },
  CODE_UNKNOWN: { description: 'No piece has this code.' },
  CODE_AMBIGUOUS: { description: 'More than one piece has this code.' },
  METAL_AMBIGUOUS: { description: 'More than one metal is meant.' },
  QUANTITY_INVALID: { description: 'The quantity is not a whole number within the allowed range.' },
  REFERENCE_TOO_LONG: { description: 'The reference is too long.' },
  QUOTE_REQUIRED: { description: 'The piece has no price: the manufacturer has to quote it.' },
  PRICE_RAISED: { description: 'It costs more than the customer has seen.' },
  PRICE_LOWERED: { description: 'It costs less than the customer has seen.' },
  MARKET_STALE: { description: 'Market prices are old: the price may change soon.' },
} satisfies Record<OrderProblemCode, { description: string }>;

const OrderProblemCodeEnum = builder.enumType('OrderProblemCode', {
  description: 'Problem codes of a cart, a line, or a piece to be added as a line.',
  values: CODES,
});

const ProblemSeverityEnum = builder.enumType('ProblemSeverity', {
  description: 'Severity of a problem.',
  values: {
    BLOCKING: { description: 'Blocks the order.' },
    WARNING: { description: 'A warning: it can be ordered, or a quote can be requested.' },
    INFO: { description: 'Good to know.' },
  },
});

const ProblemMendEnum = builder.enumType('ProblemMend', {
  description: 'Ways to fix a problem.',
  values: {
    ADD_PIECE: { description: 'Put a piece in.' },
    CHOOSE_ADDRESS: { description: 'Choose an address.' },
    CHOOSE_SHIPPING: { description: 'Choose a shipping method.' },
    ANSWER_QUESTION: { description: 'Answer what every order is asked.' },
    CHANGE_LINE: { description: 'Change the configuration of the piece.' },
    REMOVE_LINE: { description: 'Take the piece out.' },
    REQUEST_QUOTE: { description: 'Ask for a quote.' },
    ACCEPT_PRICE: { description: 'Accept the price.' },
    CORRECT_TEXT: { description: 'Correct the text.' },
    WAIT: { description: 'Wait: market prices are updated automatically.' },
  },
});

/** A problem of a cart, a line, or a piece that can become a line. */
export const OrderProblemType = builder.objectRef<OrderProblem>('OrderProblem').implement({
  description: 'A problem of a line, or of a piece to be added as a line.',
  fields: (t) => ({
    code: t.field({ type: OrderProblemCodeEnum, description: 'What it is.', resolve: ({ code }) => code }),
    severity: t.field({
      type: ProblemSeverityEnum,
      description: 'Severity.',
      resolve: ({ code }) => PROBLEM_RULES[code].severity,
    }),
    mend: t.field({
      type: ProblemMendEnum,
      description: 'How to fix it.',
      resolve: ({ code }) => PROBLEM_RULES[code].mend,
    }),
    subject: t.string({
      nullable: true,
      description: 'The attribute, metal, part or size concerned, in the language of the request.',
      resolve: ({ subject }, _args, context) => subject && localised(context, subject),
    }),
    before: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price that the customer saw, when the price changed.',
      resolve: ({ before }, _args, { viewer }) => shown(before, viewer),
    }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Current price.',
      resolve: ({ after }, _args, { viewer }) => shown(after, viewer),
    }),
  }),
});

function shown(price: string | null, viewer: Viewer): Decimal | null {
  return price !== null && seesAmounts(viewer) ? new Decimal(price) : null;
}
