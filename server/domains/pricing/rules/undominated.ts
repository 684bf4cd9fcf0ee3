import type { Decimal } from '../../../lib/money.ts';

/** Something with figures that a price grows with; as many for every candidate. */
interface Candidate {
  figures: readonly Decimal[];
}

/**
 * The candidates that no other one undercuts or equals in every figure: whatever grows with each figure is least for
 * one of them. Takes candidates one by one and holds only those it may still answer.
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
