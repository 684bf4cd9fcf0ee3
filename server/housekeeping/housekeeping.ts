import { removeExpiredCounters } from '../auth/rate-limits.ts';
import type { Database } from '../database/client.ts';

const HOUR_MS = 3_600_000;
/** How long ended sessions, used links and passwords are kept for questions. */
const RETENTION_MS = 90 * 24 * HOUR_MS;

/** How long people find in their inbox what they were told. */
const NOTICE_MS = 365 * 24 * HOUR_MS;

/** Limit counters that ended; visits of pages; what inboxes keep; sessions, sign-in links, generated passwords and stored outcomes past their keep. */
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
