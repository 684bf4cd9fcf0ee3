import type { IsoDay } from '../../../lib/calendar.ts';
import { type Decimal, HUNDRED } from '../../../lib/money.ts';
import { isPercentKind, type PromotionKind } from './promotion-kinds.ts';

/** The terms of a promotion, without the codes of its targets. */
export type PromotionTerms = {
  code: string | null;
  kind: PromotionKind;
  value: Decimal;
  startsOn: IsoDay | null;
  endsOn: IsoDay | null;
  /** Item types that it gives away. */
  freeItemCodes: readonly string[];
};

/** A problem of a field. */
type PromotionIssue = { path: string; code: string; message: string };

/** The problems of a promotion to save, by field. */
export function promotionIssues(terms: PromotionTerms): PromotionIssue[] {
  const { code, kind, value, startsOn, endsOn, freeItemCodes } = terms;
  const issues: PromotionIssue[] = [];
  if (code !== null && !/^[A-Z0-9][A-Z0-9-]*$/.test(code))
    issues.push({ path: 'code', code: 'WRONG_FORMAT', message: 'Letters, digits and hyphens.' });
  if (kind === 'FREE_ITEM') {
    if (freeItemCodes.length === 0)
      issues.push({ path: 'freeItemCodes', code: 'REQUIRED', message: 'Name what is given away.' });
  } else if (value.lessThanOrEqualTo(0)) {
    issues.push({ path: 'value', code: 'TOO_SMALL', message: 'More than 0.' });
  } else if (isPercentKind(kind) && value.greaterThan(HUNDRED)) {
    issues.push({ path: 'value', code: 'TOO_BIG', message: 'At most 100 per cent.' });
  }
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    issues.push({ path: 'endsOn', code: 'ENDS_BEFORE_START', message: 'Not before the first day.' });
  return issues;
}
