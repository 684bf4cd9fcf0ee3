import type { MarginLine } from './margin.ts';

/** What an approval covers of a line. */
export type ApprovedLine = MarginLine & { configurationHash: string };

/**
 * Whether an edit ends the approval of an offer: other pieces, quantities, prices or costs, or another choice for the
 * customer. Notes, references and terms do not.
 */
export function endsApproval(before: readonly ApprovedLine[], after: readonly ApprovedLine[]): boolean {
  return JSON.stringify(before.map(approved)) !== JSON.stringify(after.map(approved));
}

function approved({ unitPrice, calculatedPrice, cost, ...line }: ApprovedLine) {
  const { lineKey, configurationHash, quantity, isOptional, alternativeGroup } = line;
  const amounts = [unitPrice, calculatedPrice, cost].map((amount) => amount?.toFixed(2) ?? null);
  return [lineKey, configurationHash, quantity, isOptional, alternativeGroup, ...amounts];
}
