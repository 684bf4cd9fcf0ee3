import type { Database } from '../../server/database/client.ts';
import type { FileStore } from '../../server/storage/file-store.ts';
import { seedReference } from './reference.ts';

/** Kinds of seed data. Each includes the reference data. */
export const SEED_KINDS = ['reference', 'demo', 'large'] as const;

export type SeedKind = (typeof SEED_KINDS)[number];

/** Data in addition to the reference data, loaded on demand. */
const ON_TOP: Record<SeedKind, (db: Database, files: FileStore) => Promise<void>> = {
  reference: async () => {},
  demo: async (db, files) => (await import('./demo.ts')).seedDemo(db, files),
  large: async (db, files) => {
    if ((await db.itemType.count()) === 0) await ON_TOP.demo(db, files);
    await (await import('./large.ts')).seedLarge(db);
  },
};

/** Seeds a migrated database. Pictures of the demo are added to the store. */
export async function seed(db: Database, kind: SeedKind, files: FileStore): Promise<void> {
  await seedReference(db);
  await ON_TOP[kind](db, files);
}
