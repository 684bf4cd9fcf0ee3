import { removeExpiredCounters } from '../auth/rate-limits.ts';
import type { Database } from '../database/client.ts';

const HOUR_MS = 3_600_000;
/** How long ended sessions and used links and passwords are stored for support. */
const RETENTION_MS = 90 * 24 * HOUR_MS;

/** How long notices stay in the inbox. */
const NOTICE_MS = 365 * 24 * HOUR_MS;

/**
 * Deletes expired limit counters, page visits, notices, sessions, sign-in links, generated passwords and stored
 * results.
 */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const expired = { expiresAt: { lt: new Date(now.getTime() - RETENTION_MS) } };
  await removeExpiredCounters(db);
  await db.session.deleteMany({ where: expired });
  await db.signInLink.deleteMany({ where: expired });
  await db.passwordReset.deleteMany({ where: expired });
  await db.pageVisit.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  await db.notice.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - NOTICE_MS) } } });
  await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - 24 * HOUR_MS) } },
  });
}
