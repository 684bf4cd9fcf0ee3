import type { Prisma } from '../../../database/generated/client.ts';

/** Caption of a picture that a customer sent. */
const SENT = { captionEn: 'Customer’s picture', captionFr: 'Image du client' };

/** Appends uploaded pictures to a job. The first becomes the main picture if there was none. */
export async function addJobPictures(
  tx: Prisma.TransactionClient,
  jobOrderId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const last = await tx.jobImage.findFirst({
    where: { jobOrderId },
    orderBy: [{ rank: 'desc' }, { id: 'desc' }],
    select: { rank: true },
  });
  const from = (last?.rank ?? -1) + 1;
  await tx.jobImage.createMany({
    data: fileIds.map((fileId, index) => ({
      ...SENT,
      jobOrderId,
      fileId,
      rank: from + index,
      isBig: last === null && index === 0,
    })),
  });
}
