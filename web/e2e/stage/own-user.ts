import { randomBytes } from 'node:crypto';
import { withClient } from '../../../server/test/admin.ts';
import { currentStage } from './stage.ts';

/**
 * Adds a user with the roles, customers and password of a demo account and an empty cart, for a journey that would
 * change data of other tests. Returns the user name.
 */
export async function ownUser(like: string): Promise<string> {
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
  });
  return userName;
}
