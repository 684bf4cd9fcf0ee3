import type { FieldRef } from '@pothos/core';
import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { changeableEstimates } from '../access.ts';
import { priceColumns } from '../content/estimate-columns.ts';
import { type EstimateAction, estimateRefusal } from '../rules/estimate-actions.ts';
import { Estimate } from './estimate.type.ts';
import { estimateFacts } from './estimate-facts.ts';

type Types = typeof builder.$inferSchemaTypes;

/** An estimate with its pictures, for actions. */
export type StoredEstimate = Prisma.EstimateGetPayload<{ include: typeof WITH_PICTURES }>;

/** What actions read besides the estimate itself. */
export const WITH_PICTURES = {
  pictures: { orderBy: [{ rank: 'asc' }, { fileId: 'asc' }], select: { fileId: true } },
} satisfies Prisma.EstimateInclude;

/**
 * An estimate for a change, of the expected version. Its row is locked until the transaction ends, so that it is
 * converted only once. Missing ones and those of others cause the same error.
 */
export async function changedEstimate(
  tx: Prisma.TransactionClient,
  { viewer, now }: { viewer: Viewer; now: Date },
  {
    estimateId,
    version,
    action,
  }: { estimateId: number; version?: number | null | undefined; action: EstimateAction },
): Promise<StoredEstimate> {
  await tx.$queryRaw`SELECT id FROM "Estimate" WHERE id = ${estimateId} FOR UPDATE`;
  const estimate = await tx.estimate.findFirst({
    where: { id: estimateId, deletedAt: null, AND: changeableEstimates(viewer) },
    include: WITH_PICTURES,
  });
  if (!estimate) throw new NotFoundError('Estimate');
  if (version != null && version !== estimate.version) throw new ConflictError(estimate.version);
  const refusal = estimateRefusal(action, estimateFacts(estimate, now));
  if (refusal !== null) throw new RefusedError(refusal, { number: estimate.number });
  return estimate;
}

/** Writes the result of a conversion, and stores its price. */
export async function markConverted(
  tx: Prisma.TransactionClient,
  { estimate, priced }: { estimate: StoredEstimate; priced: PricedConfiguration },
  became: { now: Date } & (
    | { to: 'CART'; cartItemId: number }
    | { to: 'QUOTE' | 'JOB' | 'SALES_ORDER'; number: string }
  ),
): Promise<void> {
  await tx.estimate.update({
    where: { id: estimate.id },
    data: {
      ...priceColumns(priced, {
        quantity: estimate.quantity,
        ownUnitPrice: estimate.priceAuthorId === null ? null : estimate.unitPrice,
        now: became.now,
      }),
      convertedAt: became.now,
      convertedTo: became.to,
      ...(became.to === 'CART' ? { cartItemId: became.cartItemId } : { convertedNumber: became.number }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
}

/** The `estimate` field of a mutation's success: the current estimate. */
export function estimateField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { estimateId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: Estimate,
    description: 'The estimate as it is now.',
    resolve: (query, { estimateId }, _args, context) =>
      changedRow(context, 'Estimate', { ...query, where: { id: estimateId } }),
  });
}
