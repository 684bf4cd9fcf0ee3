import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { taskName } from './task-name.ts';

noticeSubject('FailedTask', async (db, id) => {
  const failed = await db.failedTask.findUnique({ where: { id }, select: { task: true, about: true } });
  if (!failed) return null;
  return {
    isInternal: true,
    // It belongs to no customer, so only the scope of all reaches it.
    customerId: 0,
    placedById: null,
    contactId: null,
    number: failed.about ?? failed.task,
    path: '/backoffice/failed-tasks',
    facts: { names: { en: taskName(failed, 'en'), fr: taskName(failed, 'fr') } },
  };
});
