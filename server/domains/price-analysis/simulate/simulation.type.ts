import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { type SimulatedPrice, simulatedTotal } from '../rules/simulated-price.ts';
import type { SimulatedLine, SimulatedPiece, Simulation } from './simulate-prices.ts';

const SimulatedPriceType = builder.objectRef<SimulatedPrice>('SimulatedPrice').implement({
  description: 'A price before and after a move of the market.',
  fields: (t) => ({
    before: t.field({
      type: 'Decimal',
      description: 'Calculated price at the current market.',
      resolve: ({ before }) => moneyText(before),
    }),
    after: t.field({
      type: 'Decimal',
      description: 'Calculated price at the assumed market.',
      resolve: ({ after }) => moneyText(after),
    }),
    difference: t.field({
      type: 'Decimal',
      description: 'After less before.',
      resolve: ({ difference }) => moneyText(difference),
    }),
    differencePercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'In per cent of the price before.',
      resolve: ({ differencePercent }) => differencePercent,
    }),
    marginBefore: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Margin of the charged price over the current cost, in percent.',
      resolve: ({ marginBefore }) => marginBefore,
    }),
    marginAfter: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The same if the price follows the market.',
      resolve: ({ marginAfter }) => marginAfter,
    }),
    marginIfKept: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'The same if the charged price is kept.',
      resolve: ({ marginIfKept }) => marginIfKept,
    }),
  }),
});

const SimulatedPieceType = builder.objectRef<SimulatedPiece>('SimulatedPiece').implement({
  description: 'A piece at list terms, as it is by default.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the item type.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (piece, _args, context) => localised(context, piece),
    }),
    price: t.field({
      type: SimulatedPriceType,
      description: 'Its unit price.',
      resolve: ({ price }) => price,
    }),
  }),
});

const SimulatedLineType = builder.objectRef<SimulatedLine>('SimulatedLine').implement({
  description: 'A line of an open quote. Its offered price stays the same; its margin changes.',
  fields: (t) => ({
    quoteNumber: t.exposeString('quoteNumber', { description: 'Number of the quote.' }),
    lineKey: t.exposeInt('lineKey', { description: 'Which line of it.' }),
    customerName: t.exposeString('customerName', { description: 'Whose it is.' }),
    title: t.string({
      description: 'The offer.',
      resolve: ({ titleEn: nameEn, titleFr: nameFr }, _args, context) =>
        localised(context, { nameEn, nameFr }),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Offered unit price; null: none yet.',
      resolve: ({ unitPrice }) => unitPrice,
    }),
    price: t.field({
      type: SimulatedPriceType,
      description: 'Calculated unit prices, and margins of the offered price.',
      resolve: ({ price }) => price,
    }),
  }),
});

type Total = ReturnType<typeof simulatedTotal>;

const SimulatedTotalType = builder.objectRef<Total>('SimulatedTotal').implement({
  description: 'Sums of calculated prices.',
  fields: (t) => ({
    before: t.field({
      type: 'Decimal',
      description: 'At the market of now.',
      resolve: ({ before }) => moneyText(before),
    }),
    after: t.field({
      type: 'Decimal',
      description: 'After the move.',
      resolve: ({ after }) => moneyText(after),
    }),
    difference: t.field({
      type: 'Decimal',
      description: 'After less before.',
      resolve: ({ difference }) => moneyText(difference),
    }),
  }),
});

/** The result of a market simulation. */
export const SimulationType = builder.objectRef<Simulation>('PriceSimulation').implement({
  description: 'Prices and margins if the market moved. Nothing is written.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    unpriced: t.exposeInt('unpriced', { description: 'Pieces without a price at list terms.' }),
    isCut: t.exposeBoolean('isCut', {
      description: 'There are more than 500 pieces or 200 quotes; the others are left out.',
    }),
    pieces: t.field({
      type: [SimulatedPieceType],
      description: 'Pieces, what moves most first.',
      resolve: ({ pieces }) => pieces,
    }),
    lines: t.field({
      type: [SimulatedLineType],
      description: 'Lines of open quotes, what moves most first.',
      resolve: ({ lines }) => lines,
    }),
    quotedTotal: t.field({
      type: SimulatedTotalType,
      description: 'Total of all lines of open quotes.',
      resolve: ({ lines }) => simulatedTotal(lines),
    }),
  }),
});
