import { type Actor, createActor, givenCustomer, visitor } from '../../test/actors.ts';
import type { testDatabase } from '../../test/database.ts';
import type { DefaultRoleCode } from '../identity/rules/default-roles.ts';

/** Current time in the tests of customers and address books. */
export const NOW = new Date('2026-06-01T15:00:00Z');
export const CANADA = 124;
export const PLACE = { contactName: 'Ann', line1: '1 Main', city: 'Montréal', zip: 'H3G 1L2' };

/** Three customers with an address each, and users of all sides, by name. */
export async function customersAndPeople(db: Awaited<ReturnType<typeof testDatabase>>['db']) {
  const quebec = await db.state.findFirstOrThrow({ where: { countryId: CANADA, code: 'QC' } });
  const luna = await givenCustomer(db, 'Luna');
  const outlet = await givenCustomer(db, 'Luna Outlet');
  const orion = await givenCustomer(db, 'Orion');
  const home = (customerId: number) =>
    db.address.create({
      data: {
        ...PLACE,
        label: 'Home',
        customerId,
        countryId: CANADA,
        stateId: quebec.id,
        isDefaultShipping: true,
      },
    });
  const addresses = { luna: await home(luna), outlet: await home(outlet), orion: await home(orion) };
  const person = (role: DefaultRoleCode, customerIds: number[] = []) =>
    createActor(db, { role, customerIds });
  const actors: Record<string, Actor> = {
    visitor: visitor(db),
    buyer: await person('PORTAL_BUYER', [luna]),
    owner: await person('PORTAL_ADMIN', [luna, outlet]),
    viewer: await person('PORTAL_VIEWER', [luna]),
    orion: await person('PORTAL_BUYER', [orion]),
    sales: await person('STAFF_SALES'),
    finance: await person('STAFF_FINANCE'),
    production: await person('STAFF_PRODUCTION'),
    content: await person('STAFF_CONTENT'),
  };
  function actorNamed(name: string): Actor {
    const actor = actors[name];
    if (!actor) throw new Error(`There is no actor ${name}.`);
    return actor;
  }
  return { quebec, luna, outlet, orion, addresses, actors, person, actorNamed };
}
