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

const query = graphql`
  query sheetPricesQuery($itemTypeId: Int!) {
    priceSheet(itemTypeId: $itemTypeId) {
      at
      validUntil
      currency
      timeZone
      priceHoldHours
      roundTo
      customerId
      customerTypeId
      pieces {
        databaseId
        code
        nameEn
        nameFr
        itemGroupId
        isOffered
        freeDesign
        quoteRequired
        acceptsOwnMetal
        leadDays
        refWeight
        refSize
        minSize
        maxSize
        thickness
        cadVolume
        finishRatio
        shankShare
        lossPercent
        markupMetal
        markupLabour
        markupStone
        markupFinding
        roundUnitTo
        alloys {
          databaseId
          code
          nameEn
          nameFr
          premiumPercent
          density
          components {
            metalCode
            fraction
          }
        }
        defaultAlloyId
        attributes {
          databaseId
          code
          nameEn
          nameFr
          kind
          maxLength
          unit
          minNumber
          maxNumber
          numberStep
          defaultNumber
          weighedNumber
          required
          defaultOptionId
          options {
            databaseId
            code
            nameEn
            nameFr
            stoneQuality
            stoneGem
            stoneShape
            centreCarat
            treatment {
              databaseId
              code
              nameEn
              nameFr
              unit
              rate
            }
          }
        }
        stones {
          position
          gem
          shape
          quality
          caratEach
          count
          settingType
        }
        findings {
          code
          nameEn
          nameFr
          quantity
          price
        }
        services {
          databaseId
          code
          nameEn
          nameFr
          rate {
            perPiece
            perGram
            minimum
            threshold
          }
        }
        treatments {
          databaseId
          code
          nameEn
          nameFr
          unit
          rate
        }
        quantityBreaks {
          fromQuantity
          percent
        }
        subItems {
          childId
          quantity
        }
      }
      market {
        metalCode
        metalName
        pricePerOunce
        asOf
      }
      settingRates {
        settingType
        minCarat
        maxCarat
        pricePerStone
      }
      stonePrices {
        gem
        shape
        quality
        customerId
        customerTypeId
        minCarat
        maxCarat
        pricePerCarat
        pricePerPiece
      }
      terms {
        customerId
        customerTypeId
        itemTypeId
        itemGroupId
        percent
      }
      priorities {
        databaseId
        code
        nameEn
        nameFr
        factor
        leadFactor
      }
    }
  }
`;

/** A sheet that was fetched, and by the clock of this page when it was and until when it serves. */
type Sheet = {
  readonly price: SheetPricing;
  readonly fetchedAt: number;
  readonly madeAt: number;
  readonly lastsMs: number;
};

/** Prices of one piece without the server. */
export type SheetPrices = {
  /** The price of a configuration; null while there is no sheet that serves. */
  readonly priceOf: (
    request: Pick<Parameters<SheetPricing>[0], 'configuration' | 'quantity'>,
  ) => SheetPrice | null;
  /** Fetches the sheet anew: the server knows other rates. */
  readonly renew: () => void;
};

/** Fetches the price sheet of a piece, and again when it has expired. The page waits for none of it. */
export function sheetPrices(
  environment: Environment,
  itemTypeId: number,
  language: AppLanguage,
): SheetPrices {
  let sheet: Sheet | null = null;
  let isFetching = false;

  function renew(): void {
    sheet = null;
    if (isFetching) return;
    isFetching = true;
    const end = () => {
      isFetching = false;
    };
    fetchQuery<sheetPricesQuery>(
      environment,
      query,
      { itemTypeId },
      { networkCacheConfig: { force: true, metadata: { isQuiet: true } } },
    ).subscribe({
      next: ({ priceSheet }) => {
        if (priceSheet) sheet = sheetOf(priceSheet as SheetFacts & { validUntil: string }, language);
      },
      // Without a sheet the server prices alone.
      error: end,
      complete: end,
    });
  }

  renew();
  return {
    renew,
    priceOf: (request) => {
      if (sheet === null) return null;
      const age = performance.now() - sheet.fetchedAt;
      if (age <= sheet.lastsMs) return sheet.price({ ...request, now: new Date(sheet.madeAt + age) });
      renew();
      return null;
    },
  };
}

function sheetOf(facts: SheetFacts & { readonly validUntil: string }, language: AppLanguage): Sheet {
  const madeAt = Date.parse(facts.at);
  return {
    price: pricingOnSheet(facts, language),
    fetchedAt: performance.now(),
    madeAt,
    lastsMs: Date.parse(facts.validUntil) - madeAt,
  };
}
