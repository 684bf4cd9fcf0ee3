import type { InputIssue } from '../../../errors/errors.ts';
import { decimal } from '../../../lib/money.ts';
import type { Piece, PieceService } from '../../pricing/sources/piece.ts';
import type { PriceRates } from '../../pricing/sources/price-rates.ts';
import { type ServiceRule, slowestService } from '../rules/service-limitations.ts';
import type { EstimateDesign } from './estimate-content.ts';

/** Problems of a design: alloys, settings, treatments and priorities that are not available for it. */
export function designIssues(
  design: EstimateDesign,
  piece: Piece,
  { settingRates, priorities }: Pick<PriceRates, 'settingRates' | 'priorities'>,
): InputIssue[] {
  const issue = (path: string, code: string, message: string): InputIssue => ({
    path: `design.${path}`,
    code,
    message,
  });
  const { alloyId, priorityId } = design;
  return [
    ...(piece.alloys.some(({ id }) => id === alloyId) ? [] : [issue('alloyId', 'UNKNOWN', 'No such metal.')]),
    ...(priorityId === null || priorities.some(({ id }) => id === priorityId)
      ? []
      : [issue('priorityId', 'UNKNOWN', 'No such priority.')]),
    ...design.stones.flatMap(({ settingType }, index) =>
      settingType === 'NONE' || settingRates.some((rate) => rate.settingType === settingType)
        ? []
        : [issue(`stones.${index}.settingType`, 'UNKNOWN', 'No such setting.')],
    ),
    ...design.treatmentIds.flatMap((id, index) => {
      const path = `treatmentIds.${index}`;
      if (!piece.treatments.some((each) => each.id === id))
        return [issue(path, 'UNKNOWN', 'No such treatment.')];
      const isRepeated = design.treatmentIds.indexOf(id) < index;
      return isRepeated ? [issue(path, 'DUPLICATE', 'Each treatment once.')] : [];
    }),
  ];
}

/**
 * Converts a design to a piece for the pricing rules: the free design with the chosen metal, stones, services and
 * treatments. A given weight is converted to the volume of a model.
 */
export function designPiece(design: EstimateDesign, piece: Piece, services: readonly ServiceRule[]): Piece {
  const alloy = piece.alloys.find(({ id }) => id === design.alloyId);
  const { weight, cadVolume } = design;
  const slowest = slowestService(design.serviceTypeCodes, services);
  return {
    ...piece,
    quoteRequired: false,
    attributes: [],
    findings: [],
    subItems: [],
    ...(weight === null || !alloy
      ? { cadVolume }
      : { cadVolume: decimal(weight).div(decimal(alloy.density)).toFixed(), finishRatio: null }),
    surfaceArea: design.surfaceArea ?? null,
    stones: design.stones.map((stone, index) => ({ ...stone, position: index === 0 ? 'CENTRE' : 'SIDE' })),
    services: chosenServices(design.serviceTypeCodes, piece, services),
    treatments: piece.treatments.filter(({ id }) => design.treatmentIds.includes(id)),
    leadDays: Math.max(piece.leadDays, slowest?.minLeadDays ?? 0),
  };
}

/** The chosen services. One without terms in the free design has no rate, so the price is unknown. */
function chosenServices(
  chosen: readonly string[],
  piece: Piece,
  rules: readonly ServiceRule[],
): PieceService[] {
  const unrated = rules
    .filter(({ code }) => chosen.includes(code) && !piece.services.some((each) => each.code === code))
    .map(({ code, nameEn, nameFr }) => ({ id: 0, code, nameEn, nameFr, rate: null }));
  return [...piece.services.filter(({ code }) => chosen.includes(code)), ...unrated];
}
