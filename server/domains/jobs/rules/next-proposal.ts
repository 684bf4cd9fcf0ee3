/** The newest proposal of a service type on a job. */
type LatestProposal = { id: number; status: string; revision: number };

/** What a new proposal does: update the one not sent yet, or begin a revision; null: one awaits its answer. */
export function nextProposal(
  latest: LatestProposal | null,
): { improves: number } | { revision: number } | null {
  if (latest === null) return { revision: 1 };
  if (latest.status === 'AWAITING_APPROVAL') return null;
  return latest.status === 'PROPOSED' ? { improves: latest.id } : { revision: latest.revision + 1 };
}
