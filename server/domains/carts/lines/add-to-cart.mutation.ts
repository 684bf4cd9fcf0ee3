import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles } from '../../media/own-files.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete, heldColumns } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { rememberSettings } from '../../settings/read-settings.ts';
import { CART_ADD, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField, cartItemField, ringWarningFields } from '../cart-result.ts';
import { openCart } from '../open-cart.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';
import { insertLine } from './insert-line.ts';
import {
  asksSameRingSizeInput,
  insertedRingWarnings,
  type RingWarnings,
  unlessAsked,
} from './rings-in-cart.ts';

const rules = lineTexts.extend({
  sessionId: sessionIdInput,
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
});

/** The stored result of a key. */
type Added = { cartId: number; cartItemId: number } & RingWarnings;

mutation('addToCart', {
  description:
    'Adds a configured piece to the cart, priced by the server for the active customer. A piece that only the manufacturer can price has no price, and submitting the cart then requests a quote.',
  permission: CART_ADD,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'keyed',
  budget: 4,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    configuration: t.field({
      type: ConfigurationInput,
      required: true,
      description: 'The piece as configured.',
    }),
    quantity: t.int({ required: true, description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    endCustomer: t.string({ description: 'End customer.' }),
    note: t.string({ description: 'Note to the workshop.' }),
    drawingFileId: t.int({ description: 'Uploaded drawing.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async ({ wantedBy, asksSameRingSize: asks, ...input }, context, writes) => {
    const { db, viewer, now, services } = context;
    const { sessionId, quantity, ...line } = parseInput(rules, withCartSession(input, context));
    const configuration = parseConfiguration(input.configuration);
    const customerId = viewer.requireCustomer();
    let isNew = false;
    const added = await writes.once<Added, PricedConfiguration>({
      request: { customerId, sessionId, quantity, ...line, configuration, wantedBy },
      prepare: async () => {
        if (wantedBy) checkWantedBy(wantedBy, await today(context));
        const priced = await priceOne(db, {
          customerId,
          configuration,
          quantity,
          now,
          changes: services.changes,
          viewer,
        });
        rememberSettings(context, priced.settings);
        checkComplete(priced);
        if (line.drawingFileId) await ownFiles(db, viewer, [line.drawingFileId], () => 'drawingFileId');
        return priced;
      },
      work: async (tx, _record, priced) => {
        const cart = await openCart(tx, context, sessionId);
        const held = { ...heldColumns(priced, now), ...line, quantity, wantedBy: wantedBy ?? null };
        const item = await insertLine(tx, cart.id, held, now);
        if (!item) throw new RefusedError('CART_FULL', { max: MAX_CART_LINES });
        const rings = unlessAsked(asks, insertedRingWarnings(item, priced, quantity));
        isNew = true;
        return { cartId: cart.id, cartItemId: item.id, ...rings };
      },
    });
    if (!isNew) await refuseGone(context, added.cartItemId);
    return added;
  },
  success: (t) => ({
    cart: cartField(t),
    cartItem: cartItemField(t),
    ...ringWarningFields(t),
  }),
  sample: ({ caller, buyer, configuration, foreign }) => ({
    as: caller(buyer),
    input: { configuration, quantity: 1, sessionId: '', reference: 'R', endCustomer: 'E', note: 'N' },
    foreign: { 'input.drawingFileId': foreign.fileId },
  }),
});

/** A repeated call returns the line of the first, unless it was ordered or removed since. */
async function refuseGone({ db }: Context, cartItemId: number): Promise<void> {
  const line = await db.cartItem.findUnique({ where: { id: cartItemId }, select: { id: true } });
  if (!line) throw new RefusedError('CART_ITEM_GONE');
}
