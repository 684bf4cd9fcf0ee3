import type { Decimal } from '../../../lib/money.ts';

/** A candidate with figures that a price grows with; all candidates have the same number. */
interface Candidate {
  figures: readonly Decimal[];
}

/**
 * The candidates without another one that is lower or equal in every figure. The minimum of any function that grows
 * with each figure is among them. Takes candidates one by one and keeps only possible results in memory.
 */
export function undominated<Each extends Candidate>(candidates: Iterable<Each>): Each[] {
  let kept: Each[] = [];
  for (const candidate of candidates) {
    if (kept.some((each) => isAtMost(each, candidate))) continue;
    kept = [...kept.filter((each) => !isAtMost(candidate, each)), candidate];
  }
  return kept;
}

function isAtMost(one: Candidate, other: Candidate): boolean {
  return one.figures.every((figure, index) => {
    const compared = other.figures[index];
    return compared !== undefined && figure.lessThanOrEqualTo(compared);
  });
}
