import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';

/** Attaches pictures to a quote in a note that staff read. A line has only one drawing. */
export async function attachPictures(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  { priceQuoteId, fileIds, text }: { priceQuoteId: number; fileIds: readonly number[]; text: string },
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.note.create({
    data: {
      priceQuoteId,
      visibility: 'CUSTOMER',
      text,
      authorId: viewer.userId,
      actingById: viewer.actingById,
      createdAt: now,
      attachments: { create: fileIds.map((fileId, rank) => ({ fileId, rank })) },
    },
    select: { id: true },
  });
}
