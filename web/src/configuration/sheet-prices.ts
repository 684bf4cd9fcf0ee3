import { fetchQuery, graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import {
  pricingOnSheet,
  type SheetFacts,
  type SheetPrice,
  type SheetPricing,
} from '../../../server/domains/pricing/price-sheet/price-on-sheet.ts';
import type { AppLanguage } from '../lib/i18n/language.ts';
import type { sheetPricesQuery } from './__generated__/sheetPricesQuery.graphql.ts';
import { keepSheet, type SheetPrices } from './keep-sheet.ts';

const query = graphql`
  query sheetPricesQuery($itemTypeId: Int!) {
    priceSheet(itemTypeId: $itemTypeId) {
      at
      validUntil
      ...priceSheet_sheet @relay(mask: false)
    }
  }
`;

type Request = Pick<Parameters<SheetPricing>[0], 'configuration' | 'quantity'>;

/** Client-side prices of one piece. */
export type PiecePrices = SheetPrices<Request, SheetPrice>;

/** Fetches the price sheet of a piece for the active customer, and again when it expires. */
export function sheetPrices(
  environment: Environment,
  itemTypeId: number,
  language: AppLanguage,
): PiecePrices {
  return keepSheet<sheetPricesQuery['response'], Request, SheetPrice>(
    () =>
      fetchQuery<sheetPricesQuery>(
        environment,
        query,
        { itemTypeId },
        { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
      ),
    ({ priceSheet }) =>
      priceSheet ? { span: priceSheet, price: pricingOnSheet(priceSheet as SheetFacts, language) } : null,
  );
}
