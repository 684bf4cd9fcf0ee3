import { type OrderProblem, problem, sameInBoth } from '../../orders/rules/order-problems.ts';
import { plain } from './quick-order-text.ts';

/** The item type or variant of a code. */
export type CodeMatch = {
  readonly code: string;
  readonly itemTypeId: number;
  /** The metal, size and options of a variant; null for the piece itself. */
  readonly variant: { alloyId: number; size: string | null; options: unknown } | null;
  readonly shownInCatalog: boolean;
  readonly nameEn: string;
  readonly nameFr: string;
};

/** The match of a row's code, as written or in upper case; or why it has no orderable match. */
export function matchOfCode(
  code: string,
  matches: readonly CodeMatch[],
): { match: CodeMatch } | { problem: OrderProblem } {
  if (code === '') return { problem: problem('CODE_MISSING') };
  const asWritten = matches.filter((each) => each.code === code);
  const found = asWritten.length > 0 ? asWritten : matches.filter((each) => each.code === code.toUpperCase());
  const [match, ...others] = found;
  if (!match) return { problem: problem('CODE_UNKNOWN', sameInBoth(code)) };
  if (others.length > 0) return { problem: problem('CODE_AMBIGUOUS', sameInBoth(code)) };
  if (!match.shownInCatalog) return { problem: problem('PIECE_WITHDRAWN', match) };
  return { match };
}

type NamedAlloy = { id: number; code: string; nameEn: string; nameFr: string; mark: string };

/** The metal of a piece that a text names: by code or full name, otherwise the only one that contains the text. */
export function alloyNamed(
  text: string,
  alloys: readonly NamedAlloy[],
): { alloyId: number } | { problem: OrderProblem } {
  const wanted = plain(text);
  const namesOf = ({ code, nameEn, nameFr, mark }: NamedAlloy) => [code, nameEn, nameFr, mark].map(plain);
  const exact = alloys.filter((alloy) => namesOf(alloy).slice(0, 3).includes(wanted));
  const found =
    exact.length > 0 ? exact : alloys.filter((alloy) => namesOf(alloy).some((name) => name.includes(wanted)));
  const [alloy, ...others] = found;
  if (!alloy) return { problem: problem('METAL_NOT_OFFERED', sameInBoth(text)) };
  if (others.length > 0) return { problem: problem('METAL_AMBIGUOUS', sameInBoth(text)) };
  return { alloyId: alloy.id };
}
