import type { InputIssue } from '../../../errors/errors.ts';
import type { DecimalInput } from '../../../lib/money.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import type { ConfiguredPart, ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import { ringSizeOfColumn } from '../../pricing/ring-size.type.ts';
import { ringSizeText } from '../../pricing/rules/ring-size-text.ts';
import { type Names, type OrderProblem, problem, sameInBoth } from '../rules/order-problems.ts';

/** A stored piece, with the names of its choices. */
export type NamedConfiguration = {
  readonly itemType: Names | null;
  readonly alloy: Names | null;
  readonly size: DecimalInput | null;
  readonly choices: readonly ResolvedChoice[];
  readonly parts: readonly ConfiguredPart[];
};

/** The problems of ordering a piece, from the result of pricing it again. */
export function problemsOfOutcome(outcome: PriceOutcome, piece: NamedConfiguration): OrderProblem[] {
  if ('error' in outcome)
    return withoutRepeats(outcome.error.issues.map((issue) => problemOfIssue(issue, piece)));
  const { priced } = outcome;
  const missing = priced.missing.map((id) => problem('CHOICE_REQUIRED', attributeNames(priced, id)));
  if (missing.length > 0) return missing;
  const stale = priced.warnings.filter(({ code }) => code === 'MARKET_STALE' || code === 'MARKET_TOO_OLD');
  return [
    ...(stale.length > 0 ? [problem('MARKET_STALE')] : []),
    ...(priced.quoteRequired || priced.unitPrice === null ? [problem('QUOTE_REQUIRED')] : []),
  ];
}

/** The names of a required attribute of a piece or of a part of it. */
function attributeNames({ itemType, subItems }: PricedConfiguration, attributeId: number): Names | null {
  const pieces = [itemType, ...subItems.map((part) => part.itemType)];
  return pieces.flatMap(({ attributes }) => attributes).find(({ id }) => id === attributeId) ?? null;
}

/** Converts an issue, which has a path, to a problem, which has a subject. */
function problemOfIssue({ path }: InputIssue, piece: NamedConfiguration): OrderProblem {
  const [, field, index, inPart] = path.split('.');
  const { itemType, alloy, size, choices, parts } = piece;
  switch (field) {
    case 'itemTypeId':
      return problem('PIECE_WITHDRAWN', itemType);
    case 'alloyId':
      return problem('METAL_NOT_OFFERED', alloy);
    case 'ownMetal':
      return problem('OWN_METAL_NOT_OFFERED');
    case 'size':
      return problem('SIZE_NOT_OFFERED', sizeNames(size));
    case 'priorityId':
      return problem('PRIORITY_NOT_OFFERED');
    case 'subItems': {
      const part = parts.filter(({ follows }) => !follows)[Number(index)];
      if (inPart === 'size') return problem('SIZE_NOT_OFFERED', part ?? null);
      return problem('PART_NOT_OFFERED', part ?? null);
    }
    case 'attributes':
      return problem('CHOICE_NOT_OFFERED', choiceNames(choices[Number(index)]));
    default:
      return problem('QUANTITY_INVALID');
  }
}

function sizeNames(size: DecimalInput | null): Names | null {
  const us = ringSizeOfColumn(size);
  return us === null ? null : sameInBoth(ringSizeText(us, 'US'));
}

/** The names of an attribute with its choice. */
function choiceNames(choice: ResolvedChoice | undefined): Names | null {
  if (!choice) return null;
  const { attributeNameEn, attributeNameFr, valueEn, valueFr } = choice;
  return { nameEn: `${attributeNameEn}: ${valueEn}`, nameFr: `${attributeNameFr} : ${valueFr}` };
}

function withoutRepeats(problems: readonly OrderProblem[]): OrderProblem[] {
  const keyOf = ({ code, subject }: OrderProblem) => `${code} ${subject?.nameEn}`;
  return [...new Map(problems.map((each) => [keyOf(each), each])).values()];
}
