import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles } from '../../media/own-files.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { configurationColumns, orderablePrice } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { rememberSettings } from '../../settings/read-settings.ts';
import { WISH_IS_NOT_AUDITED, WISH_LIST_ADD } from '../access.ts';
import { openWishList } from '../list/open-wish-list.ts';
import { wishQuantity } from '../wish-list-input.ts';
import { wishListField, wishListItemField } from '../wish-list-result.ts';
import { insertWishes } from './insert-wishes.ts';

const rules = lineTexts.extend({ quantity: wishQuantity });

mutation('addToWishList', {
  description:
    'Adds a configured piece to the viewer’s wish list, with its current price for later comparison. Required choices may be missing.',
  permission: WISH_LIST_ADD,
  audit: { none: WISH_IS_NOT_AUDITED },
  repeat: 'keyed',
  budget: 5,
  input: (t) => ({
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
  }),
  resolve: async ({ wantedBy, ...input }, context, writes) => {
    const { db, viewer, now, services } = context;
    const { quantity, ...texts } = parseInput(rules, input);
    const configuration = parseConfiguration(input.configuration);
    const customerId = viewer.requireCustomer();
    let isNew = false;
    const added = await writes.once<{ wishListId: number; wishListItemId: number }, PricedConfiguration>({
      request: { customerId, quantity, ...texts, configuration, wantedBy },
      prepare: async () => {
        if (wantedBy) checkWantedBy(wantedBy, await today(context));
        const { changes } = services;
        const priced = await priceOne(db, { customerId, configuration, quantity, now, changes });
        rememberSettings(context, priced.settings);
        if (texts.drawingFileId) await ownFiles(db, viewer, [texts.drawingFileId], () => 'drawingFileId');
        return priced;
      },
      work: async (tx, _record, priced) => {
        const list = await openWishList(tx, context);
        const wish = {
          ...configurationColumns(priced),
          ...texts,
          quantity,
          wantedBy: wantedBy ?? null,
          addedUnitPrice: orderablePrice(priced)?.toFixed(2) ?? null,
        };
        const [wishListItemId = 0] = await insertWishes(tx, list.id, [wish], now);
        isNew = true;
        return { wishListId: list.id, wishListItemId };
      },
    });
    if (!isNew) {
      // A repeated call finds what the first one added, unless it was removed since.
      const where = { id: added.wishListItemId, removedAt: null };
      const item = await db.wishListItem.findFirst({ where, select: { id: true } });
      if (!item) throw new RefusedError('WISH_LIST_ITEM_GONE');
    }
    return added;
  },
  success: (t) => ({ wishList: wishListField(t), wishListItem: wishListItemField(t) }),
  sample: async ({ caller, buyer, configuration, foreign, wish }) => {
    // Each caller already has a list; the first piece would create one.
    await wish();
    return {
      as: caller(buyer),
      input: { configuration, quantity: 1, reference: 'R', endCustomer: 'E', note: 'N' },
      foreign: { 'input.drawingFileId': foreign.fileId },
    };
  },
});
