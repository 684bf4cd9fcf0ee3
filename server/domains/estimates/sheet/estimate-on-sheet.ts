import { InvalidInputError } from '../../../errors/errors.ts';
import { priceConfiguration } from '../../pricing/calculation/price-configuration.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import {
  pricingOnSheet,
  type SheetFacts,
  type SheetPrice,
  sheetPriceOf,
} from '../../pricing/price-sheet/price-on-sheet.ts';
import { piecesOfSheet, ratesOfSheet } from '../../pricing/price-sheet/rates-of-sheet.ts';
import { designIssues, designPiece } from '../content/design-piece.ts';
import type { EstimateDesign } from '../content/estimate-content.ts';
import { designFigure } from '../rules/design-figures.ts';
import { MAX_DESIGN_PARTS, MAX_STONE_COUNT } from '../rules/estimate-limits.ts';
import { type ServiceRule, serviceLimitations, slowestService } from '../rules/service-limitations.ts';

/** A service type from the API: its name in the language of the page. */
type ApiService = Pick<ServiceRule, 'rank' | 'allowedNext' | 'requiresProof' | 'minLeadDays'> & {
  readonly serviceTypeCode: string;
  readonly name: string;
};

/** The data for pricing estimates of one piece, or of a free design. */
export type EstimateSheetFacts = {
  /** The sheet of the piece; without one, of the piece for free designs. */
  readonly sheet: SheetFacts;
  readonly services: readonly ApiService[];
};

/** A design from the form. */
type DesignValues = {
  readonly [Key in keyof EstimateDesign]?: EstimateDesign[Key] | null | undefined;
} & { readonly alloyId: number };

/** What to estimate: either of the two. */
export type EstimateRequest = {
  readonly configuration?: Configuration | null | undefined;
  readonly design?: DesignValues | null | undefined;
  readonly quantity: number;
  readonly now: Date;
};

type Named = { readonly name: string };

/** A price in the form of `priceEstimate`. */
export type EstimateOnSheet = {
  readonly price: SheetPrice;
  readonly limitations: readonly {
    readonly code: string;
    readonly index: number;
    readonly service: Named | null;
    readonly before: Named | null;
  }[];
  readonly slowestService: { readonly minLeadDays: number; readonly service: Named } | null;
};

/** Prices estimates with a sheet; null: only the server can say what is invalid. */
export function estimatingOnSheet(
  { sheet, services }: EstimateSheetFacts,
  language: 'en' | 'fr',
): (request: EstimateRequest) => EstimateOnSheet | null {
  const pricePiece = pricingOnSheet(sheet, language);
  const rates = ratesOfSheet(sheet);
  const [standsForDesigns] = [...piecesOfSheet(sheet).values()];
  const rules = services.map(({ serviceTypeCode: code, name, ...rule }) => ({
    ...rule,
    code,
    nameEn: name,
    nameFr: name,
  }));

  function ofDesign(design: EstimateDesign, order: Pick<EstimateRequest, 'quantity' | 'now'>) {
    const piece = standsForDesigns;
    const isPriced = piece?.freeDesign && designIssues(design, piece, rates).length === 0;
    if (!piece || !isPriced) return null;
    const { alloyId, ownMetal, priorityId } = design;
    const configuration = { itemTypeId: piece.id, alloyId, ownMetal, priorityId };
    const pieces = new Map([[piece.id, designPiece(design, piece, rules)]]);
    const slowest = slowestService(design.serviceTypeCodes, rules);
    return {
      price: sheetPriceOf(priceConfiguration(pieces, rates, { ...order, configuration }), language),
      limitations: serviceLimitations(design.serviceTypeCodes, rules).map((limitation) => ({
        code: limitation.code,
        index: limitation.index,
        service: limitation.service && { name: limitation.service.nameEn },
        before: 'before' in limitation ? { name: limitation.before.nameEn } : null,
      })),
      slowestService: slowest && { minLeadDays: slowest.minLeadDays, service: { name: slowest.nameEn } },
    };
  }

  return ({ configuration, design: designValues, ...order }) => {
    if (configuration) {
      const price = pricePiece({ ...order, configuration });
      return price && { price, limitations: [], slowestService: null };
    }
    const design = designValues ? storedDesign(designValues) : null;
    if (design === null) return null;
    try {
      return ofDesign(design, order);
    } catch (error) {
      if (error instanceof InvalidInputError) return null;
      throw error;
    }
  };
}

/** A design in stored form; null if the server would refuse it. */
function storedDesign(designValues: DesignValues): EstimateDesign | null {
  const { weight = null, cadVolume = null, surfaceArea = null } = designValues;
  if ((weight === null) === (cadVolume === null)) return null;
  const figures = {
    weight: weight === null ? null : designFigure('weight', weight),
    cadVolume: cadVolume === null ? null : designFigure('cadVolume', cadVolume),
    surfaceArea: surfaceArea === null ? null : designFigure('surfaceArea', surfaceArea),
  };
  if (figures.weight === null && figures.cadVolume === null) return null;
  if (figures.surfaceArea === null && surfaceArea !== null) return null;
  const stones = (designValues.stones ?? []).flatMap((stone) => {
    const caratEach = designFigure('caratEach', stone.caratEach);
    return caratEach === null || !isCount(stone.count) ? [] : [{ ...stone, caratEach }];
  });
  const serviceTypeCodes = designValues.serviceTypeCodes ?? [];
  const treatmentIds = designValues.treatmentIds ?? [];
  if (stones.length !== (designValues.stones ?? []).length) return null;
  if ([stones, serviceTypeCodes, treatmentIds].some(({ length }) => length > MAX_DESIGN_PARTS)) return null;
  return {
    ...figures,
    alloyId: designValues.alloyId,
    ownMetal: designValues.ownMetal ?? false,
    priorityId: designValues.priorityId ?? null,
    stones,
    serviceTypeCodes,
    treatmentIds,
  };
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_STONE_COUNT;
}
