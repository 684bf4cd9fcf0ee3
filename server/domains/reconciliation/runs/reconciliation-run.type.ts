import type { GatewayCode } from '../../../gateways/gateway.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { withoutSecrets } from '../../../observability/without-secrets.ts';
import { builder } from '../../../schema/builder.ts';
import { PaymentGatewayCodeEnum } from '../../cards/payment-gateway.type.ts';
import { visibleReconciliation } from '../access.ts';

/** State of a run. */
const RUN_STATES = {
  WAITING: 'It waits for the gateway’s answer.',
  DONE: 'The books were compared.',
  FAILED: 'The gateway did not answer, or its answer could not be read; it is retried for some hours.',
} as const;

type RunState = keyof typeof RUN_STATES;

const ReconciliationRunStateEnum = builder.enumType('ReconciliationRunState', {
  description: 'State of a comparison with the transactions of a gateway.',
  values: {
    WAITING: { description: RUN_STATES.WAITING },
    DONE: { description: RUN_STATES.DONE },
    FAILED: { description: RUN_STATES.FAILED },
  } as const,
});

/** A reconciliation with the books of a gateway. */
export const ReconciliationRun = builder.prismaNode('ReconciliationRun', {
  description:
    'A comparison of our card and PayPal charges with the transactions of a gateway over some days.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleReconciliation(viewer) }),
  nullable: true,
  sample: async ({ admin, reconciliationRun, owner }) => ({
    as: admin,
    id: await reconciliationRun(),
    hiddenFrom: owner,
  }),
  select: { id: true },
  fields: (t) => ({
    gateway: t.field({
      type: PaymentGatewayCodeEnum,
      description: 'Whose books.',
      select: { gateway: true },
      // Only these values are written to this column.
      resolve: ({ gateway }) => gateway as GatewayCode,
    }),
    from: t.expose('from', { type: 'Date', description: 'First day that is compared.' }),
    until: t.expose('until', { type: 'Date', description: 'Last day that is compared.' }),
    state: t.field({
      type: ReconciliationRunStateEnum,
      description: 'How far it came.',
      select: { state: true },
      // Only these values are written to this column.
      resolve: ({ state }) => state as RunState,
    }),
    transactionCount: t.exposeInt('transactionCount', {
      nullable: true,
      description: 'Number of the gateway’s transactions in the period; null until it is finished.',
    }),
    chargeCount: t.exposeInt('chargeCount', {
      nullable: true,
      description: 'Number of our charges in the period; null until it is finished.',
    }),
    findingCount: t.exposeInt('findingCount', {
      nullable: true,
      description: 'Number of differences, including known ones; null until it is finished.',
    }),
    newCount: t.exposeInt('newCount', {
      nullable: true,
      description: 'Of those, what no run had found before.',
    }),
    lastError: t.string({
      nullable: true,
      description: 'Why the gateway could not be read, with secrets removed.',
      select: { lastError: true },
      resolve: ({ lastError }) => (lastError === null ? null : withoutSecrets(lastError)),
    }),
    user: t.relation('user', { nullable: true, description: 'Who began it; null: it begins every day.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its last try ended.',
    }),
  }),
});
