import sharp from 'sharp';
import { diskStore } from '../../../server/storage/disk-store.ts';
import { withClient } from '../../../server/test/admin.ts';

const SIDE = 64;

/**
 * Stores one picture for all files of a database. The demo template has rows of pictures without bytes, and the hour of
 * the day determines which of them the newest jobs show.
 */
export async function storePlaceholderPictures(database: string, dataDir: string): Promise<void> {
  const files = diskStore(dataDir);
  const background = '#d8c9a3';
  const bytes = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
    .webp()
    .toBuffer();
  const { rows } = await withClient(database, (client) =>
    client.query<{ digest: string }>('SELECT DISTINCT digest FROM "File"'),
  );
  await Promise.all(rows.map(({ digest }) => files.put(digest, bytes)));
}
