import { randomBytes } from 'node:crypto';
import { withClient } from '../../../server/test/admin.ts';
import { currentStage } from './stage.ts';

/**
 * Adds a user with the roles, the customers and the password of a demo account, and with an empty cart, for a journey that
 * would change what others look at. `also`: permissions that none of the roles has, for all of the customer. Answers the
 * user name.
 */
export async function ownUser(like: string, also: readonly number[] = []): Promise<string> {
  const userName = `${randomBytes(4).toString('hex')}.${like}`;
  const copy = `jsonb_populate_record(original, jsonb_build_object(`;
  await withClient(currentStage().database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO "User" SELECT copied.* FROM "User" original, ${copy}
         'id', nextval(pg_get_serial_sequence('"User"', 'id')), 'userName', $1::text, 'userNameKey', $1::text,
         'email', $1::text, 'lastName', 'of a journey')) copied
       WHERE original."userNameKey" = $2 RETURNING id`,
      [userName, like],
    );
    const [user] = rows;
    if (!user) throw new Error(`The demo has no ${like}.`);
    for (const table of ['UserRole', 'UserCustomer']) {
      await client.query(
        `INSERT INTO "${table}" SELECT copied.* FROM "${table}" original, ${copy} 'userId', $1::int)) copied
         WHERE original."userId" = (SELECT id FROM "User" WHERE "userNameKey" = $2)`,
        [user.id, like],
      );
    }
    if (also.length === 0) return;
    await client.query(
      `WITH role AS (INSERT INTO "Role" ("code", "nameEn", "nameFr", "isStaff") VALUES ($1, $1, $1, false) RETURNING id),
         granted AS (INSERT INTO "RolePermission" ("roleId", "permissionNumber", "scope")
           SELECT role.id, permission, 'CUSTOMER' FROM role, unnest($2::int[]) permission)
       INSERT INTO "UserRole" ("userId", "roleId") SELECT $3, role.id FROM role`,
      [userName, also, user.id],
    );
  });
  return userName;
}
