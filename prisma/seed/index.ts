import type { Database } from '../../server/database/client.ts';
import type { FileStore } from '../../server/storage/file-store.ts';
import { seedReference } from './reference.ts';

/** What a database can be filled with; each kind includes the reference data. */
export const SEED_KINDS = ['reference', 'demo', 'large'] as const;

/** One of the kinds. */
export type SeedKind = (typeof SEED_KINDS)[number];

/** What comes on top of the reference data; loaded only when it is asked for. */
const ON_TOP: Record<SeedKind, (db: Database, files: FileStore) => Promise<void>> = {
  reference: async () => {},
  demo: async (db, files) => (await import('./demo.ts')).seedDemo(db, files),
  large: async (db, files) => {
    if ((await db.itemType.count()) === 0) await ON_TOP.demo(db, files);
    await (await import('./large.ts')).seedLarge(db);
  },
};

/** Fills a migrated database; uploaded pictures of the demo go to the store. */
export async function seed(db: Database, kind: SeedKind, files: FileStore): Promise<void> {
  await seedReference(db);
  await ON_TOP[kind](db, files);
}
