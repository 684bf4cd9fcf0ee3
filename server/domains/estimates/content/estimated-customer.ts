import { InvalidInputError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleEstimates } from '../access.ts';

/**
 * The customer of an estimate: that of the edited estimate, otherwise the active one. An estimate that the viewer may
 * not open counts as unknown.
 */
export async function estimatedCustomer(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  estimateId: string | number | null | undefined,
): Promise<number | null> {
  if (estimateId == null) return viewer.customerId;
  const found = await db.estimate.findFirst({
    where: { id: localId('Estimate', String(estimateId)) ?? 0, AND: visibleEstimates(viewer) },
    select: { customerId: true },
  });
  if (!found) throw InvalidInputError.of('estimateId', 'UNKNOWN', 'No such estimate.');
  return found.customerId;
}
