import type { Database } from '../../server/database/client.ts';
import { seedReference } from './reference.ts';

/** What a database can be filled with; each kind includes the reference data. */
export type SeedKind = 'reference' | 'demo' | 'large';

/** What comes on top of the reference data; loaded only when it is asked for. */
const ON_TOP: Record<SeedKind, (db: Database) => Promise<void>> = {
  reference: async () => {},
  demo: async (db) => (await import('./demo.ts')).seedDemo(db),
  large: async (db) => (await import('./large.ts')).seedLarge(db),
};

/** Fills a migrated database. */
export async function seed(db: Database, kind: SeedKind): Promise<void> {
  await seedReference(db);
  await ON_TOP[kind](db);
}
