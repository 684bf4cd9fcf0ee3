import { encodeGlobalId } from '../../../lib/global-id.ts';
import { amountText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { OrderAmountsType } from '../../orders/totals/order-amounts.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { grantedPromotion } from '../../promotions/granted-promotion.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { draftOfOrderAgain } from './draft-of-order-again.ts';
import type { LineAgain, PreparedOrderAgain } from './prepare-order-again.ts';

const SalesOrderReorderLineType = builder.objectRef<LineAgain>('SalesOrderReorderLine').implement({
  description: 'A piece that is ordered again.',
  fields: (t) => ({
    lineId: t.id({
      description: 'Line of the sales order that is repeated.',
      resolve: ({ id }) => encodeGlobalId('SalesOrderLine', id),
    }),
    title: t.string({
      description: 'Title of the piece: name, metal, size.',
      resolve: ({ job: { titleEn, titleFr } }, _args, { language }) =>
        language === 'fr' ? titleFr : titleEn,
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces; 0 when it is left out.' }),
    before: t.field({
      type: 'Decimal',
      description: 'What one piece cost.',
      resolve: ({ job }) => job.unitPrice,
    }),
    after: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price today; null when it needs a quote.',
      resolve: ({ priced }) => amountText(priced && orderablePrice(priced)),
    }),
  }),
});

/** The result of ordering a sales order again today. */
export const SalesOrderReorderType = builder.objectRef<PreparedOrderAgain>('SalesOrderReorder').implement({
  description: 'Preview of a sales order placed again today.',
  fields: (t) => ({
    lines: t.field({
      type: [SalesOrderReorderLineType],
      description: 'Its pieces: all of them for a cancelled order, otherwise those that were not cancelled.',
      extensions: { rows: 3 },
      resolve: ({ all }) => [...all],
    }),
    currency: t.string({
      description: 'ISO 4217.',
      resolve: ({ order }) => order.orderGroup.currency,
    }),
    amounts: t.field({
      type: OrderAmountsType,
      nullable: true,
      description: 'Totals; null when a piece needs a quote, or when no piece is ordered.',
      resolve: ({ lines, sums }) => (lines.length === 0 ? null : sums.amounts),
    }),
    order: t.field({
      type: OrderPreviewType,
      nullable: true,
      description: 'Preview of the order; null when a piece needs a quote, or no piece is ordered.',
      resolve: (prepared, _args, context) => {
        const draft = draftOfOrderAgain(prepared, context, null);
        return draft && previewOfDraft(draft, seesAmounts(context.viewer));
      },
    }),
    promotions: t.field({
      type: [GrantedPromotionType],
      description: 'Automatic promotions that apply today.',
      resolve: ({ sums }) => sums.granted.map(grantedPromotion),
    }),
  }),
});
