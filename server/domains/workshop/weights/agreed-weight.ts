import type { Prisma } from '../../../database/generated/client.ts';
import type { DecimalInput } from '../../../lib/money.ts';

/** The agreed weight of one piece of a job: of the last approved change, or the estimate. */
export async function agreedWeight(
  tx: Prisma.TransactionClient,
  job: { id: number; estimatedWeight: DecimalInput },
): Promise<DecimalInput> {
  const last = await tx.jobChange.findFirst({
    where: {
      weightAfter: { not: null },
      service: { is: { jobOrderId: job.id, status: { in: ['APPROVED', 'DONE'] } } },
    },
    orderBy: { serviceId: 'desc' },
    select: { weightAfter: true },
  });
  return last?.weightAfter ?? job.estimatedWeight;
}
