import type { Viewer } from '../../../auth/viewer.ts';
import { Decimal, decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { seesBreakdown } from '../../pricing/access.ts';
import { gramRate, pricesOfAlloy } from '../../pricing/rules/gram-rate.ts';
import { marketAsOf } from '../../pricing/rules/market-age.ts';
import { cachedPieces, cachedPriceSources } from '../../pricing/sources/cached-price-data.ts';
import type { LoadedSources } from '../../pricing/sources/load-price-sources.ts';
import type { Piece, PieceAlloy, PieceTreatment } from '../../pricing/sources/piece.ts';
import { marketCode, type PriorityTerms } from '../../pricing/sources/price-rates.ts';
import { type EstimateTerms, loadEstimateTerms } from '../content/estimate-terms.ts';
import { type EstimatePage, estimatePageParts, type JobTypeCode } from '../rules/estimate-page.ts';
import { type AlloyRow, type AttributeRow, loadEstimateRows, type StoneKind } from './load-estimate-rows.ts';

/** Composition and rates of an alloy; rates are null for viewers who may not see them. */
export type AlloyPrice = {
  alloyId: number;
  components: readonly { metalCode: string; fraction: string }[];
  gramRate: Decimal | null;
  asOf: Date | null;
};

/** Data for building an estimate page. */
export type EstimateData = {
  page: EstimatePage;
  terms: EstimateTerms;
  treatments: (Omit<PieceTreatment, 'rate' | 'setup'> & { rate: string | null; setup: string | null })[];
  priorities: (PriorityTerms & { leadDays: number })[];
  metals: (AlloyRow & { gramRate: Decimal | null; ofDesigns: boolean })[];
  alloyPrices: AlloyPrice[];
  currency: string;
  attributes: AttributeRow[];
  jobTypeAttributes: { jobTypeCode: JobTypeCode; attributeIds: number[] }[];
  infoText: { textEn: string; textFr: string } | null;
  stones: StoneKind[];
  settingTypes: string[];
};

/** Collects the data for a viewer; rates need 1303. */
export async function estimateData(context: Context, page: EstimatePage): Promise<EstimateData> {
  const { db, viewer, now, services } = context;
  const parts = estimatePageParts(page);
  const [rows, terms, sources] = await Promise.all([
    loadEstimateRows(db, page, now),
    loadEstimateTerms(db),
    cachedPriceSources(db, services.changes, { customerId: viewer.customerId, gems: [], now }),
  ]);
  const design = await freeDesign(context, terms);
  const prices = alloyPrices(design?.alloys ?? [], sources, viewer);
  const rateOf = (id: number) => prices.find(({ alloyId }) => alloyId === id)?.gramRate ?? null;
  const ofType = (jobTypeCode: JobTypeCode) =>
    rows.attributes.filter(({ ofPieces, ofDesigns }) => ofPieces || (jobTypeCode === 'PQ' && ofDesigns));
  const attributes = rows.attributes.filter((attribute) =>
    parts.jobTypes.some((jobTypeCode) => ofType(jobTypeCode).includes(attribute)),
  );
  return {
    page,
    terms,
    treatments: (design?.treatments ?? []).map((treatment) => ({
      ...treatment,
      rate: seesBreakdown(viewer) ? treatment.rate : null,
      setup: seesBreakdown(viewer) ? treatment.setup : null,
    })),
    priorities: sources.priorities.map((priority) => ({
      ...priority,
      leadDays: priority.leadFactor
        .mul(design?.leadDays ?? 0)
        .toDecimalPlaces(0, Decimal.ROUND_UP)
        .toNumber(),
    })),
    metals: rows.alloys
      .filter(({ shownInCatalog }) => shownInCatalog || parts.withdrawnMetals)
      .map((alloy) => ({
        ...alloy,
        gramRate: parts.alloyPrices ? rateOf(alloy.id) : null,
        ofDesigns: design?.alloys.some(({ id }) => id === alloy.id) ?? false,
      })),
    alloyPrices: parts.alloyPrices ? prices : [],
    currency: sources.settings.COMPANY.currency,
    attributes,
    jobTypeAttributes: parts.jobTypes.map((jobTypeCode) => ({
      jobTypeCode,
      attributeIds: ofType(jobTypeCode).map(({ id }) => id),
    })),
    infoText: rows.infoText,
    stones: rows.stones,
    settingTypes: [...new Set(sources.settingRates.map(({ settingType }) => settingType))].toSorted(),
  };
}

async function freeDesign(
  { db, services, now }: Context,
  { freeDesignId }: EstimateTerms,
): Promise<Piece | null> {
  if (freeDesignId === null) return null;
  const pieces = await cachedPieces(db, services.changes, [freeDesignId], now);
  return pieces.get(freeDesignId) ?? null;
}

function alloyPrices(
  alloys: readonly PieceAlloy[],
  { market }: Pick<LoadedSources, 'market'>,
  viewer: Viewer,
): AlloyPrice[] {
  return alloys.map((alloy) => {
    const { id, code, components, premiumPercent } = alloy;
    if (!seesBreakdown(viewer)) return { alloyId: id, components: [], gramRate: null, asOf: null };
    const composition = {
      code,
      premiumPercent: decimal(premiumPercent),
      components: components.map(({ metalCode, fraction }) => ({
        metalCode: marketCode(metalCode),
        fraction: decimal(fraction),
      })),
    };
    const used = pricesOfAlloy(composition, market);
    return {
      alloyId: id,
      components,
      gramRate: gramRate(composition, market),
      asOf: used === null ? null : marketAsOf(used),
    };
  });
}
