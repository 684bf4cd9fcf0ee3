import { BadConfigError, type Config } from '../../server/config/config.ts';
import type { Database } from '../../server/database/client.ts';
import { demoUsers } from './demo/people/demo-users.ts';

/**
 * The password of the demo accounts is public, so production does not start with a database where one of them can sign
 * in.
 * @throws {BadConfigError} naming one of them.
 */
export async function refuseDemoAccounts(
  db: Database,
  { environment }: Pick<Config, 'environment'>,
): Promise<void> {
  if (environment !== 'production') return;
  const found = await db.user.findFirst({
    where: { userNameKey: { in: demoUsers.map(({ userName }) => userName) }, blockedAt: null },
    select: { userName: true },
  });
  if (!found) return;
  throw new BadConfigError(
    `The database contains demo accounts, such as ${found.userName}: block or remove them, or use another database.`,
  );
}
