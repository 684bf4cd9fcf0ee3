import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CART_ADD } from '../../carts/access.ts';
import { sessionIdInput, withCartSession } from '../../carts/cart-input.ts';
import { addedLineFields, cartField } from '../../carts/cart-result.ts';
import { insertLine } from '../../carts/lines/insert-line.ts';
import { asksSameRingSizeInput, insertedRingWarnings, unlessAsked } from '../../carts/lines/rings-in-cart.ts';
import { openCart } from '../../carts/open-cart.ts';
import { MAX_CART_LINES } from '../../carts/rules/cart-limits.ts';
import { heldColumns } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { NOT_AUDITED } from '../acts/not-audited.ts';
import { estimateField, markConverted } from '../estimate/stored-estimate.ts';
import { beginConversion } from './conversion.ts';

const rules = z.object({ sessionId: sessionIdInput });

mutation('addEstimateToCart', {
  description:
    'Adds an estimate to the cart at today’s price, with its first picture as the drawing and the others as attachments. Free designs and prices set by hand need a quote.',
  permission: (viewer) => {
    viewer.require(ESTIMATES_VIEW);
    viewer.require(CART_ADD);
  },
  audit: { none: NOT_AUDITED },
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Estimate.' }),
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(rules, withCartSession({ sessionId: input.sessionId }, context));
    const { now } = context;
    const day = await today(context);
    return writes.once({
      request: { id: String(input.id), sessionId },
      work: async (tx) => {
        const { estimate, priced, texts, otherFileIds } = await beginConversion(tx, context, {
          id: input.id,
          action: 'TO_CART',
          day,
        });
        const cart = await openCart(tx, context, sessionId);
        const line = await insertLine(tx, cart.id, { ...heldColumns(priced, now), ...texts }, now);
        if (!line) throw new RefusedError('CART_FULL', { max: MAX_CART_LINES });
        await tx.linePicture.createMany({
          data: otherFileIds.map((fileId, rank) => ({ cartItemId: line.id, fileId, rank })),
        });
        await markConverted(tx, { estimate, priced }, { to: 'CART', cartItemId: line.id, now });
        return {
          estimateId: estimate.id,
          cartId: cart.id,
          lineIds: [line.id],
          ...unlessAsked(input.asksSameRingSize, insertedRingWarnings(line, priced, texts.quantity)),
        };
      },
    });
  },
  success: (t) => ({
    estimate: estimateField(t),
    cart: cartField(t),
    ...addedLineFields(t),
  }),
  sample: async ({ caller, buyer, estimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimate(), sessionId: '' },
    foreign: { 'input.id': foreign.estimateId },
  }),
});
