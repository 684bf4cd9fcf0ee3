import type { Database } from '../../server/database/client.ts';
import { seedCatalogue } from './demo/seed-catalogue.ts';
import { seedCustomers } from './demo/seed-customers.ts';
import { seedUsers } from './demo/seed-users.ts';

/** The demo installation, on top of the reference data. Deterministic; dates are relative to the day of seeding. */
export async function seedDemo(db: Database): Promise<void> {
  const now = new Date();
  await seedCatalogue(db, now);
  await seedUsers(db, await seedCustomers(db, now), now);
}
