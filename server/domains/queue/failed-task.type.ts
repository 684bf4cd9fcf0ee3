import { nodeKey } from '../../lib/global-id.ts';
import { withoutSecrets } from '../../observability/without-secrets.ts';
import { builder } from '../../schema/builder.ts';
import { visibleFailedTasks } from './access.ts';

/** A background task that failed. */
export const FailedTask = builder.prismaNode('FailedTask', {
  description: 'A background task, such as an e-mail, that failed after all retries.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleFailedTasks(viewer) }),
  nullable: true,
  sample: async ({ admin, failedTask, foreignBuyer }) => ({
    as: admin,
    id: await failedTask(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    task: t.exposeString('task', { description: 'Name of the task, e.g. `send_order_mail`.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'Subject of the task, e.g. `JO-10023/customer`.',
    }),
    lastError: t.string({
      select: { lastError: true },
      description: 'Error message of the last attempt, with secrets removed.',
      resolve: ({ lastError }) => withoutSecrets(lastError),
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    queuedAt: t.expose('queuedAt', { type: 'DateTime', description: 'When it was first scheduled.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When the last attempt failed.' }),
  }),
});
