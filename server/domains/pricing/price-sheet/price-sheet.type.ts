import { builder } from '../../../schema/builder.ts';
import { MarketFixType } from '../calculation/price-calculation.type.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { SheetPiece } from './sheet-facts.ts';
import { SheetPieceType } from './sheet-piece.type.ts';
import {
  SheetPriorityType,
  SheetSettingRateType,
  SheetStonePriceType,
  SheetTermType,
} from './sheet-rates.type.ts';

/** Everything that the prices of a piece depend on, for one customer at one time. */
export type PriceSheet = { at: Date; validUntil: Date; pieces: SheetPiece[]; rates: LoadedSources };

/** The data with which a browser prices one piece. */
export const PriceSheetType = builder.objectRef<PriceSheet>('PriceSheet').implement({
  description:
    'All data for calculating prices of a piece for the viewer’s active customer, so that a client can price configurations while they are edited. `calculatePrice` is authoritative.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was made.' }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      description:
        'Until when the sheet may be used; after that, a rate changes or the sheet has to be fetched again.',
    }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ rates }) => rates.settings.COMPANY.currency }),
    timeZone: t.string({
      description: 'Time zone of the manufacturer (IANA name), e.g. "America/New_York".',
      resolve: ({ rates }) => rates.settings.COMPANY.timeZone,
    }),
    priceHoldHours: t.int({
      description: 'Number of hours for which a price is guaranteed in a cart.',
      resolve: ({ rates }) => rates.settings.PRICE_HOLD_HOURS,
    }),
    roundTo: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Rounding step of unit prices for pieces without their own; null: cents.',
      resolve: ({ rates }) => rates.settings.ROUNDING,
    }),
    customerId: t.int({
      nullable: true,
      description: 'Integer id of the customer; null: list prices.',
      resolve: ({ rates }) => rates.buyer.customerId,
    }),
    customerTypeId: t.int({
      nullable: true,
      description: 'Integer id of the customer’s type.',
      resolve: ({ rates }) => rates.buyer.customerTypeId,
    }),
    pieces: t.expose('pieces', { type: [SheetPieceType], description: 'The piece, then its parts.' }),
    market: t.field({
      type: [MarketFixType],
      description: 'Market prices of all metals.',
      resolve: ({ rates }) => [...rates.market],
    }),
    settingRates: t.field({
      type: [SheetSettingRateType],
      description: 'What setting stones costs.',
      resolve: ({ rates }) => [...rates.settingRates],
    }),
    stonePrices: t.field({
      type: [SheetStonePriceType],
      description: 'Prices of the stones that the piece may carry.',
      resolve: ({ rates }) => [...rates.stonePrices],
    }),
    terms: t.field({
      type: [SheetTermType],
      description: 'Terms that may apply to the customer.',
      resolve: ({ rates }) => [...rates.terms],
    }),
    priorities: t.field({
      type: [SheetPriorityType],
      description: 'Priorities offered; the first is the default.',
      resolve: ({ rates }) => [...rates.priorities],
    }),
  }),
});
