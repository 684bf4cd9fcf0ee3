import { createHash } from 'node:crypto';
import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { decimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { jobTotal, type PricedJob } from '../../orders/rules/order-charges.ts';
import type { ProofKind } from '../rules/proof-kinds.ts';

/** A version to publish: ids of its pictures in order, and its service. */
type NewVersion = {
  job: PricedJob & { id: number; currency: string };
  kind: ProofKind;
  service: { id: number; price: Prisma.Decimal | null };
  fileIds: readonly number[];
  noteToCustomer: string | null;
};

/** Adds the next version of a proof, with the digests of the stored files. Call it with the job's row locked. */
export async function publishVersion(
  tx: Prisma.TransactionClient,
  { viewer, now }: AuditContext,
  { job, kind, service, fileIds, noteToCustomer }: NewVersion,
): Promise<{ versionId: number; n: number }> {
  const files = await tx.file.findMany({
    where: { id: { in: [...fileIds] } },
    select: { id: true, digest: true },
  });
  const pages = fileIds.map((fileId, index) => {
    const digest = files.find(({ id }) => id === fileId)?.digest;
    if (digest === undefined) throw InvalidInputError.of(`fileIds.${index}`, 'UNKNOWN', 'No such file.');
    return { page: index + 1, fileId, digest };
  });
  const last = await tx.proofVersion.findFirst({
    where: { jobOrderId: job.id, kind },
    orderBy: { n: 'desc' },
    select: { n: true },
  });
  const n = (last?.n ?? 0) + 1;
  const { id: versionId } = await tx.proofVersion.create({
    data: {
      jobOrderId: job.id,
      kind,
      n,
      serviceId: service.id,
      total: sumMoney([jobTotal(job), service.price === null ? ZERO : decimal(service.price)]).toFixed(2),
      currency: job.currency,
      noteToCustomer,
      digest: versionDigest(pages.map(({ digest }) => digest)),
      publishedById: viewer.userId,
      publishedAt: now,
    },
    select: { id: true },
  });
  await tx.proofPage.createMany({ data: pages.map((page) => ({ ...page, versionId })) });
  return { versionId, n };
}

/** The digest of a version: that of its one page, or the digest of the pages' digests, one per line. */
export function versionDigest(pages: readonly string[]): string {
  const [only] = pages;
  if (pages.length === 1 && only !== undefined) return only;
  return createHash('sha256').update(pages.join('\n')).digest('hex');
}
