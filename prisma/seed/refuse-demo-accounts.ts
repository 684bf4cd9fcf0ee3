import { BadConfigError, type Config } from '../../server/config/config.ts';
import type { Database } from '../../server/database/client.ts';
import { demoUsers } from './demo/people/demo-users.ts';

/**
 * Everybody knows the password of the demo accounts: production does not start on a database where one of them can
 * sign in.
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
    `The database holds demo accounts, such as ${found.userName}: block or remove them, or use another database.`,
  );
}
