import { typedAmount } from '../../../../lib/forms/form-values.ts';
import { amountOf } from '../../../../lib/forms/typed-number.ts';
import type { AppLanguage } from '../../../../lib/i18n/language.ts';

/** A saved line. */
type SavedLine = {
  readonly lineKey: number;
  readonly unitPrice: string | null | undefined;
  readonly calculatedPrice: string | null | undefined;
  readonly priceReason: string | null | undefined;
  readonly isOptional: boolean;
  readonly alternativeGroup: string | null | undefined;
};

/** A saved version. */
type SavedVersion = {
  readonly lines: readonly SavedLine[];
  readonly terms: string | null | undefined;
  readonly depositPercent: string | null | undefined;
  readonly leadDays: number | null | undefined;
  readonly validOn: string | null | undefined;
  readonly internalNote: string | null | undefined;
};

/** Form values of an offer, as typed. */
export type OfferValues = {
  lines: {
    lineKey: number;
    unitPrice: string;
    reason: string;
    isOptional: boolean;
    alternativeGroup: string;
  }[];
  terms: { terms: string; depositPercent: string; leadDays: string; validOn: string; internalNote: string };
};

/** Initial form values of an offer, with amounts formatted in a language. */
export function offerValues(
  { lines, terms, depositPercent, leadDays, validOn, internalNote }: SavedVersion,
  language: AppLanguage,
): OfferValues {
  return {
    lines: lines.map(({ lineKey, unitPrice, priceReason, isOptional, alternativeGroup }) => ({
      lineKey,
      unitPrice: unitPrice ? typedAmount(unitPrice, language) : '',
      reason: priceReason ?? '',
      isOptional,
      alternativeGroup: alternativeGroup ?? '',
    })),
    terms: {
      terms: terms ?? '',
      depositPercent: depositPercent ?? '',
      leadDays: leadDays?.toString() ?? '',
      validOn: validOn ?? '',
      internalNote: internalNote ?? '',
    },
  };
}

/** Whether a typed price differs from the calculated one, so that a reason is required. */
export function differs(typed: string, calculated: string | null | undefined): boolean {
  const amount = amountOf(typed);
  return amount !== null && calculated != null && Number(amount) !== Number(calculated);
}

/** Changed lines as mutation input. */
export function changedLines(values: OfferValues, saved: OfferValues) {
  return values.lines.flatMap((line, index) => {
    const before = saved.lines[index];
    if (before && JSON.stringify(before) === JSON.stringify(line)) return [];
    return [
      {
        lineKey: line.lineKey,
        unitPrice: amountOf(line.unitPrice),
        reason: line.reason.trim() || null,
        isOptional: line.isOptional,
        alternativeGroup: line.alternativeGroup.trim() || null,
      },
    ];
  });
}

/** The terms as mutation input; null if unchanged. */
export function changedTerms({ terms }: OfferValues, saved: OfferValues) {
  if (JSON.stringify(terms) === JSON.stringify(saved.terms)) return null;
  return {
    terms: terms.terms.trim() || null,
    depositPercent: amountOf(terms.depositPercent),
    leadDays: terms.leadDays === '' ? null : Number(terms.leadDays),
    validOn: terms.validOn || null,
    internalNote: terms.internalNote.trim() || null,
  };
}
