import { z } from 'zod';
import { task } from '../../queue/task.ts';
import { preparedFileKey } from './prepared-file.ts';

/** Documents removed at a time. */
const AT_ONCE = 500;

/** Removes prepared documents that are kept no longer, with their files. */
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
    // Files first: without its row nobody would find a file again.
    for (const { id } of expired) await services.files.remove(preparedFileKey(id));
    await db.preparedDocument.deleteMany({ where: { id: { in: expired.map(({ id }) => id) } } });
  },
});
