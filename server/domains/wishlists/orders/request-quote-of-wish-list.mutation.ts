import { z } from 'zod';
import { NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { stopsQuote } from '../../orders/rules/order-problems.ts';
import { storedLine } from '../../quotes/lines/quote-line.ts';
import { createQuote } from '../../quotes/quote/create-quote.ts';
import { begunQuote, requireBeginning } from '../../quotes/requests/begun-quote.ts';
import { customerHead } from '../../quotes/requests/request-defaults.ts';
import { stepAudit } from '../../quotes/transitions/change-quote.ts';
import { priceQuoteField } from '../../quotes/transitions/price-quote-result.ts';
import { WISH_LIST_VIEW } from '../access.ts';
import { shareKeyInput, wishIds, wishListItemKeys } from '../wish-list-input.ts';
import { checkedPieces } from './checked-pieces.ts';

const rules = z.object({ ids: wishIds, key: shareKeyInput });

mutation('requestQuoteOfWishList', {
  description:
    'Creates a temporary quote (`PQCTO`) for pieces of a wish list, all or none; the customer completes it and submits it with `SUBMIT`. When staff call it, it creates the draft of an offer.',
  permission: (viewer) => {
    requireBeginning(viewer);
    viewer.require(WISH_LIST_VIEW);
  },
  audit: stepAudit('REQUEST'),
  repeat: 'keyed',
  budget: 10,
  input: (t) => ({
    ids: t.idList({ required: true, description: 'Pieces of one list, 1 to 200.' }),
    key: t.string({
      description: 'Share key, the last part of the link to a shared list; absent: the viewer’s own list.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const { key, ...parsed } = parseInput(rules, { ...input, ids: input.ids.map(String) });
    const ids = wishListItemKeys(parsed.ids);
    const customerId = viewer.requireCustomer();
    return writes.once({
      request: { customerId, ids, key },
      work: async (tx, record) => {
        const wishes = await checkedPieces(tx, context, { ids, key }, stopsQuote);
        const head = await customerHead(tx, customerId);
        if (!head) throw new NotFoundError('Customer');
        const { id, number } = await createQuote(tx, {
          ...head,
          customerId,
          source: 'PORTAL',
          placedById: viewer.userId,
          actingById: viewer.actingById,
          lines: wishes.map(({ item, outcome }, index) =>
            storedLine({ ...item, drawingFileId: key === null ? item.drawingFileId : null }, outcome, {
              lineKey: index + 1,
              rank: index,
              now,
            }),
          ),
          ...begunQuote(viewer, 'TEMPORARY'),
          now,
        });
        record({ entityId: id, customerId, data: { number } });
        return { priceQuoteId: id };
      },
    });
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, wish, foreign }) => ({
    as: caller(buyer),
    input: { ids: [await wish()] },
    foreign: { 'input.ids': foreign.wishId },
  }),
});
