import { nodeKey } from '../../lib/global-id.ts';
import { withoutSecrets } from '../../observability/without-secrets.ts';
import { builder } from '../../schema/builder.ts';
import { visibleFailedTasks } from './access.ts';

/** Work that was given up. */
export const FailedTask = builder.prismaNode('FailedTask', {
  description: 'Background work, such as a mail, that failed as often as it was tried.',
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
      description: 'What it is about, e.g. `JO-10023/customer`.',
    }),
    lastError: t.string({
      select: { lastError: true },
      description: 'What the last try said, without secrets.',
      resolve: ({ lastError }) => withoutSecrets(lastError),
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    queuedAt: t.expose('queuedAt', { type: 'DateTime', description: 'When it was to be done first.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When it was given up.' }),
  }),
});
