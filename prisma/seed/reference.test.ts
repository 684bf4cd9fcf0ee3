import { expect, test } from '@jest/globals';
import { DEFAULT_ROLES } from '../../server/domains/identity/rules/default-roles.ts';
import { componentsInForce } from '../../server/domains/shipping-and-tax/rules/tax-components.ts';
import { readTaxRates } from '../../server/domains/shipping-and-tax/tax-rates.ts';
import { testDatabase } from '../../server/test/database.ts';
import { seedReference } from './reference.ts';

const { db } = await testDatabase('migrated');

/** Row counts of the tables that the reference data fills. */
async function counts() {
  return {
    permissions: await db.permission.count(),
    grants: await db.rolePermission.count(),
    statuses: await db.entityStatus.count(),
    countries: await db.country.count(),
    states: await db.state.count(),
    taxRates: await db.taxRate.count(),
    modules: await db.module.count(),
    shipping: await db.shippingMethod.count(),
  };
}

test('the reference data is complete, and a second run keeps what its owner changed', async () => {
  await seedReference(db);
  const first = await counts();
  expect(first).toMatchObject({ statuses: 53, countries: 249, modules: 23, shipping: 6 });
  expect(first.grants).toBe(DEFAULT_ROLES.reduce((sum, role) => sum + role.grants.length, 0));

  const role = await db.role.findUniqueOrThrow({ where: { code: 'PORTAL_VIEWER' } });
  await db.rolePermission.deleteMany({ where: { roleId: role.id } });
  await db.entityStatus.update({ where: { id: 1901 }, data: { nameEn: 'Fresh' } });
  await seedReference(db);
  expect(await db.rolePermission.count({ where: { roleId: role.id } })).toBe(0);
  expect((await db.entityStatus.findUniqueOrThrow({ where: { id: 1901 } })).nameEn).toBe('Fresh');
  expect(await counts()).toMatchObject({ states: first.states, taxRates: first.taxRates });
});

test.each([
  ['US', 'CO', 'Colorado sales tax 2.9'],
  ['US', 'OR', ''],
  ['CA', 'QC', 'GST 5, QST 9.975'],
  ['CA', 'ON', 'HST 13'],
  ['CA', 'BC', 'GST 5, BC PST 7'],
])('%s-%s levies %s', async (countryCode, code, levied) => {
  const { id: stateId } = await db.state.findFirstOrThrow({
    where: { code, country: { code: countryCode } },
  });
  const taxes = componentsInForce(await readTaxRates(db), { countryCode, stateId }, new Date());
  expect(taxes.map(({ nameEn, percent }) => `${nameEn} ${percent}`).join(', ')).toBe(levied);
});
