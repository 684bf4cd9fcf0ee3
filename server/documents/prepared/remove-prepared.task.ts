import { z } from 'zod';
import { task } from '../../queue/task.ts';
import { preparedFileKey } from './prepared-file.ts';

/** Number of documents removed at a time. */
const AT_ONCE = 500;

/** Removes expired prepared documents with their files. */
export const removePrepared = task('remove_prepared_documents', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/10 * * * *',
  run: async (_payload, { db, services, now }) => {
    const expired = await db.preparedDocument.findMany({
      where: { expiresAt: { lte: now } },
      select: { id: true },
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
      take: AT_ONCE,
    });
    // Files first, because they can only be found through their rows.
    for (const { id } of expired) await services.files.remove(preparedFileKey(id));
    await db.preparedDocument.deleteMany({ where: { id: { in: expired.map(({ id }) => id) } } });
  },
});
