import { Prisma } from '../../../database/generated/client.ts';

/** The owner of further pictures. */
type Manager = 'cartItemId' | 'wishListItemId';

const COLUMNS = {
  cartItemId: Prisma.sql`"cartItemId"`,
  wishListItemId: Prisma.sql`"wishListItemId"`,
} as const;

/** Copies further pictures of lines or pieces to what was created from them, in one statement. */
export async function copyLinePictures(
  tx: Prisma.TransactionClient,
  { from, to, pairs }: { from: Manager; to: Manager; pairs: readonly { from: number; to: number }[] },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "LinePicture" (${COLUMNS[to]}, "fileId", rank)
    SELECT pair.copy, picture."fileId", picture.rank
    FROM unnest(${pairs.map((pair) => pair.from)}::int[], ${pairs.map((pair) => pair.to)}::int[])
      AS pair (original, copy)
    JOIN "LinePicture" picture ON picture.${COLUMNS[from]} = pair.original
    ORDER BY pair.copy, picture.rank, picture.id`;
}
