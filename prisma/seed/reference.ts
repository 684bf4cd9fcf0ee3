import type { Database } from '../../server/database/client.ts';
import { seedCommerce } from './reference/commerce.ts';
import { seedCountries } from './reference/countries.ts';
import { seedRoles } from './reference/roles.ts';
import { seedStatuses } from './reference/statuses.ts';
import { seedTaxes } from './reference/taxes.ts';

/**
 * All data that an installation needs before its first customer: permissions and roles, modules, statuses, countries
 * and states, customer types, priorities, metals and shipping methods. It can run again: existing rows are not changed.
 */
export async function seedReference(db: Database): Promise<void> {
  await seedRoles(db);
  await seedStatuses(db);
  await seedCommerce(db);
  await seedCountries(db);
  await seedTaxes(db);
}
