import type { CountedLine } from './quote-total.ts';

/** Why a choice of lines is invalid. */
type ChoiceProblem = { lineKey: number | null; group: string | null; code: ChoiceProblemCode };

/**
 * UNKNOWN: no such line. REQUIRED: a required line, or a whole group of alternatives, is missing. CONFLICT: two
 * alternatives of a group.
 */
type ChoiceProblemCode = 'UNKNOWN' | 'REQUIRED' | 'CONFLICT';

/** The chosen lines of an offer, or the problems of the choice. */
type LineChoice<Line> = { lines: Line[]; problems: ChoiceProblem[] };

/**
 * The lines that a customer orders: all required lines, exactly one of each group of alternatives (or none if all are
 * optional), and the chosen optional lines. Without a choice, all lines if there is nothing to choose.
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
