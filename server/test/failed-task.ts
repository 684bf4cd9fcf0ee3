import type { Database } from '../database/client.ts';
import { encodeGlobalId } from '../lib/global-id.ts';
import { listFailedTasks } from '../queue/failed-tasks.ts';

/** A failed mail task about a subject. Returns it as staff see it. */
export async function failedTask(db: Database, about: string): Promise<{ id: string; databaseId: number }> {
  await db.$executeRaw`
    SELECT 1 FROM graphile_worker.add_job('send_order_mail', '{"orderGroupId":1,"recipient":"CUSTOMER"}',
      run_at => now() + interval '1 day', job_key => ${`send_order_mail:${about}`}::text)`;
  await db.$executeRaw`
    SELECT 1 FROM graphile_worker.permanently_fail_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE key = ${`send_order_mail:${about}`}), ${`no mailbox: ${about}`})`;
  await listFailedTasks(db);
  const { id } = await db.failedTask.findFirstOrThrow({ where: { about }, orderBy: { id: 'desc' } });
  return { id: encodeGlobalId('FailedTask', id), databaseId: id };
}
