import { z } from 'zod';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { PROBLEM_RULES } from '../../orders/rules/order-problems.ts';
import { heldColumns } from '../../pricing/held-price.ts';
import { CART_ADD, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { addedLineFields, cartField } from '../cart-result.ts';
import { insertLines } from '../lines/insert-line.ts';
import { asksSameRingSizeInput, readRingWarnings, unlessAsked } from '../lines/rings-in-cart.ts';
import { openCart } from '../open-cart.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';
import { quickOrderText } from './quick-order-input.ts';
import { type QuickOrderRow, readQuickOrder } from './read-quick-order.ts';

const rules = z.object({ text: quickOrderText, sessionId: sessionIdInput });

mutation('quickOrder', {
  description:
    'Adds the pieces of a text pasted from a spreadsheet to the cart, all or none; `previewQuickOrder` shows how the text is parsed. Problems are reported by the line of the text: `text.3`.',
  permission: CART_ADD,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'keyed',
  budget: 6,
  input: (t) => ({
    text: t.string({ required: true, description: 'The text, 200 rows at most.' }),
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (input, context, writes) => {
    const { text, sessionId } = parseInput(rules, withCartSession(input, context));
    const { now, viewer } = context;
    const customerId = viewer.requireCustomer();
    return writes.once({
      request: { customerId, text, sessionId },
      prepare: async () => linesOf(await readQuickOrder(context, text), now),
      work: async (tx, _record, lines) => {
        const cart = await openCart(tx, context, sessionId);
        const added = await insertLines(tx, cart.id, lines, now);
        if (!added) throw new RefusedError('CART_FULL', { max: MAX_CART_LINES });
        const rings = unlessAsked(input.asksSameRingSize, await readRingWarnings(tx, cart.id, added));
        return { cartId: cart.id, lineIds: added, ...rings };
      },
    });
  },
  success: (t) => ({
    cart: cartField(t),
    ...addedLineFields(t),
  }),
  sample: ({ caller, buyer }) => ({
    as: caller(buyer),
    input: { text: 'code,qty,size\nBAND-PROOF,2,7', sessionId: '' },
  }),
});

function linesOf(rows: readonly QuickOrderRow[], now: Date) {
  if (rows.length === 0) throw InvalidInputError.of('text', 'REQUIRED', 'There is nothing to order.');
  const issues = rows.flatMap(({ written, problems }) =>
    problems
      .filter(({ code }) => PROBLEM_RULES[code].severity === 'BLOCKING')
      .map(({ code, subject }) => ({
        path: `text.${written.line}`,
        code,
        message: subject?.nameEn ?? code,
      })),
  );
  if (issues.length > 0) throw new InvalidInputError(issues);
  return rows.flatMap(({ priced, quantity, written }) =>
    priced && quantity !== null
      ? [{ ...heldColumns(priced, now), quantity, reference: written.reference || null }]
      : [],
  );
}
