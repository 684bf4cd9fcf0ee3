import type { CountedLine } from './quote-total.ts';

/** Why a choice of lines is none. */
type ChoiceProblem = { lineKey: number | null; group: string | null; code: ChoiceProblemCode };

/** UNKNOWN: no such line. REQUIRED: a line that is not optional, or all alternatives, are left out. CONFLICT: two alternatives. */
type ChoiceProblemCode = 'UNKNOWN' | 'REQUIRED' | 'CONFLICT';

/** A choice among the lines of an offer: those taken, or what is wrong with it. */
type LineChoice<Line> = { lines: Line[]; problems: ChoiceProblem[] };

/**
 * The lines that a customer takes: those that are neither optional nor alternatives always, one of each group of
 * alternatives (none where all of them are optional), optional ones as chosen. Without a choice where there is nothing to choose it is all of them.
 */
export function chosenLines<Line extends CountedLine>(
  lines: readonly Line[],
  chosen: readonly number[],
): LineChoice<Line> {
  const keys = new Set(chosen);
  const unknown = chosen.filter((key) => !lines.some(({ lineKey }) => lineKey === key));
  const groups = new Set(lines.flatMap(({ alternativeGroup }) => alternativeGroup ?? []));
  const problems: ChoiceProblem[] = unknown.map((lineKey) => ({ lineKey, group: null, code: 'UNKNOWN' }));
  for (const group of groups) {
    const members = lines.filter(({ alternativeGroup }) => alternativeGroup === group);
    const taken = members.filter(({ lineKey }) => keys.has(lineKey));
    const mayBeNone = members.every(({ isOptional }) => isOptional);
    if (taken.length > 1) problems.push({ lineKey: null, group, code: 'CONFLICT' });
    if (taken.length === 0 && !mayBeNone) problems.push({ lineKey: null, group, code: 'REQUIRED' });
  }
  return {
    lines: lines.filter(
      ({ lineKey, isOptional, alternativeGroup }) =>
        keys.has(lineKey) || (!isOptional && alternativeGroup === null),
    ),
    problems,
  };
}
