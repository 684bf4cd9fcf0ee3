import { Decimal, decimal, ZERO } from '../../../lib/money.ts';
import {
  type ChosenOption,
  type ResolvedConfiguration,
  toSize,
} from '../configuration/resolve-configuration.ts';
import { chooseAdjustment } from '../rules/adjustment.ts';
import type { PieceWeight } from '../rules/piece-weight.ts';
import type { MetalPart, PieceInput, ServicePart, StonePart, TreatmentPart } from '../rules/price-input.ts';
import { treatmentBasis } from '../rules/treatment-basis.ts';
import type { Piece, PieceService } from '../sources/piece.ts';
import { marketCode, type PriceRates, type PriorityTerms } from '../sources/price-rates.ts';
import { stoneNames } from '../sources/stone-names.ts';

/** Density (g/cm³) of the metal for reference weights: 14K yellow gold. */
const REFERENCE_DENSITY = new Decimal('13.0');

/** Input of the pricing rules for a resolved piece. */
export function pieceInput(
  piece: Piece,
  resolved: ResolvedConfiguration,
  order: { quantity: number; priority: PriorityTerms; sources: PriceRates },
): PieceInput {
  const { terms, buyer, settings } = order.sources;
  return {
    metals: [metalPart(resolved)],
    weight: weightOf(piece, resolved.weightFactor),
    size: resolved.size,
    lossPercent: decimal(piece.lossPercent),
    stones: stoneParts(piece, resolved),
    findings: piece.findings.map((finding) => ({
      ...finding,
      quantity: decimal(finding.quantity),
      price: decimal(finding.price),
    })),
    services: piece.services.map(servicePart),
    treatments: treatmentParts(piece, resolved),
    priority: order.priority,
    markups: {
      metal: decimal(piece.markupMetal),
      labour: decimal(piece.markupLabour),
      stone: decimal(piece.markupStone),
      finding: decimal(piece.markupFinding),
    },
    adjustmentPercent: chooseAdjustment(terms, {
      ...buyer,
      itemTypeId: piece.id,
      itemGroupId: piece.itemGroupId,
    }),
    quantity: order.quantity,
    quantityBreaks: piece.quantityBreaks.map(({ fromQuantity, percent }) => ({
      minQuantity: fromQuantity,
      percent: decimal(percent),
    })),
    roundTo: roundTo(piece, settings.ROUNDING),
    priceOnRequest: piece.quoteRequired,
    missing: resolved.missing,
  };
}

/**
 * The weight by the CAD model if there is one, otherwise by the reference piece. Both scale with the chosen numbers.
 */
function weightOf(piece: Piece, factor: Decimal): PieceWeight {
  if (piece.cadVolume !== null) {
    const finishRatio = piece.finishRatio === null ? new Decimal(1) : decimal(piece.finishRatio);
    return { kind: 'CAD', volumeCm3: decimal(piece.cadVolume).mul(factor), finishRatio };
  }
  return {
    kind: 'REFERENCE',
    weight: decimal(piece.refWeight).mul(factor),
    referenceSize: toSize(piece.refSize),
    thickness: decimal(piece.thickness),
    shankShare: decimal(piece.shankShare),
    referenceDensity: REFERENCE_DENSITY,
  };
}

function roundTo(piece: Piece, standard: string | null): Decimal | null {
  if (piece.roundUnitTo !== null) return decimal(piece.roundUnitTo);
  return standard === null ? null : decimal(standard);
}

function metalPart({ alloy, ownMetal }: ResolvedConfiguration): MetalPart {
  return {
    code: alloy.code,
    nameEn: alloy.nameEn,
    nameFr: alloy.nameFr,
    components: alloy.components.map(({ metalCode, fraction }) => ({
      metalCode: marketCode(metalCode),
      fraction: decimal(fraction),
    })),
    premiumPercent: decimal(alloy.premiumPercent),
    share: new Decimal(1),
    density: decimal(alloy.density),
    suppliedByCustomer: ownMetal,
  };
}

/**
 * Stones of the bill of material with the replacements of the chosen options: gem, quality, carat and shape of the
 * centre stone. In a row of equal stones, which has no centre, all get the shape.
 */
export function stoneParts(piece: Piece, { options }: ResolvedConfiguration): StonePart[] {
  const centreCarat = options.find(({ option }) => option.centreCarat !== null)?.option.centreCarat;
  const centreShape = options.find(({ option }) => option.stoneShape !== null)?.option.stoneShape;
  const main = piece.stones.find(({ position }) => position === 'CENTRE') ?? piece.stones[0];
  return piece.stones.map((stone) => {
    const isMain = stone.position === 'CENTRE' || stone === main;
    const kind = {
      gem: replaced(stone.gem, options, 'stoneGem'),
      shape: (isMain && centreShape) || stone.shape,
      quality: replaced(stone.quality, options, 'stoneQuality'),
    };
    return {
      code: [kind.gem, kind.shape, kind.quality].join('-'),
      ...stoneNames(kind),
      ...kind,
      caratEach: decimal(stone.position === 'CENTRE' && centreCarat ? centreCarat : stone.caratEach),
      count: stone.count,
      settingType: stone.settingType === 'NONE' ? null : stone.settingType,
      suppliedByCustomer: false,
    };
  });
}

/**
 * An option replaces only what another option of its attribute represents. Choosing a ruby instead of a sapphire
 * leaves the diamonds next to it unchanged.
 */
function replaced(
  code: string,
  options: readonly ChosenOption[],
  effect: 'stoneGem' | 'stoneQuality',
): string {
  const choice = options.find(({ among }) => among.some((option) => option[effect] === code));
  return choice?.option[effect] ?? code;
}

function servicePart({ code, nameEn, nameFr, rate }: PieceService): ServicePart {
  return {
    code,
    nameEn,
    nameFr,
    perPiece: rate && decimal(rate.perPiece),
    perGram: rate && decimal(rate.perGram),
    minimum: rate ? decimal(rate.minimum) : ZERO,
    thresholdGrams: rate && decimal(rate.threshold),
  };
}

/** Treatments of the piece and of the chosen options, without duplicates. */
function treatmentParts(piece: Piece, { options }: ResolvedConfiguration): TreatmentPart[] {
  const treatments = [...piece.treatments, ...options.flatMap(({ option }) => option.treatment ?? [])];
  return [...new Map(treatments.map((treatment) => [treatment.id, treatment])).values()].map(
    ({ code, nameEn, nameFr, unit, rate, setup }) => ({
      code,
      nameEn,
      nameFr,
      basis: treatmentBasis(unit),
      price: decimal(rate),
      areaCm2: piece.surfaceArea === null ? null : decimal(piece.surfaceArea),
      setup: decimal(setup),
    }),
  );
}
