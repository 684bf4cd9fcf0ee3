import { hashPassword } from '../../../server/auth/passwords.ts';
import { type Scope, Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { createUser } from '../../../server/domains/identity/create-user.ts';
import { DEFAULT_ROLES } from '../../../server/domains/identity/rules/default-roles.ts';
import { effectivePermissions } from '../../../server/domains/identity/rules/effective-permissions.ts';
import { demoPeople } from './people/customer-buyers.ts';
import { DEMO_PASSWORD, type DemoUser } from './people/demo-users.ts';

/** Accounts are slightly older than the oldest order. */
const ACCOUNT_SINCE_DAYS = 880;

/** The demo accounts, all with the demo password. Returns their viewers by user name. */
export async function seedUsers(
  db: Database,
  customerIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReadonlyMap<string, Viewer>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const createdAt = new Date(now.getTime() - ACCOUNT_SINCE_DAYS * 86_400_000);
  const viewers = new Map<string, Viewer>();
  for (const person of demoPeople) {
    const { userName, firstName, lastName, language = 'en', roles, customers = [] } = person;
    const linked = customers.map((accountNumber) => {
      const id = customerIds.get(accountNumber);
      if (id === undefined) throw new Error(`There is no customer ${accountNumber}.`);
      return id;
    });
    const userId = await createUser(db, {
      userName,
      email: userName,
      firstName,
      lastName,
      language,
      roleCodes: roles,
      customerIds: linked,
      passwordHash,
      createdAt,
    });
    viewers.set(userName, viewerOf(person, userId, linked));
  }
  return viewers;
}

/** The viewer of a user, without a session. */
function viewerOf({ userName, roles, language = 'en' }: DemoUser, userId: number, linked: number[]): Viewer {
  return new Viewer({
    userId,
    userName,
    isStaff: linked.length === 0,
    language,
    mustChangePassword: false,
    sessionId: 0,
    familyId: '',
    customerId: linked[0] ?? null,
    linkedCustomerIds: linked,
    permissions: permissionsOf(roles),
    ownItemTypesOnly: false,
    actor: null,
  });
}

function permissionsOf(roles: readonly string[]): ReadonlyMap<number, Scope> {
  return effectivePermissions(
    DEFAULT_ROLES.filter(({ code }) => roles.includes(code)).flatMap(({ grants }) => [...grants]),
  );
}
