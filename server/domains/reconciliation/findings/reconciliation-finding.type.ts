import type { GatewayCode } from '../../../gateways/gateway.ts';
import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { PaymentGatewayCodeEnum } from '../../cards/payment-gateway.type.ts';
import { visiblePayments } from '../../payments/access.ts';
import { mayReconcile, visibleReconciliation } from '../access.ts';
import type { DifferenceKind } from '../rules/compare-books.ts';

/** Kinds of findings. */
export const ReconciliationFindingKindEnum = builder.enumType('ReconciliationFindingKind', {
  description: 'Kinds of differences between our books and those of a payment gateway.',
  values: {
    MISSING_HERE: { description: 'The gateway authorized or captured money for which we have no charge.' },
    MISSING_THERE: { description: 'We recorded a charge that the gateway does not know.' },
    STATUS_DIFFERS: { description: 'The two sides disagree on whether the money was captured.' },
    CURRENCY_DIFFERS: { description: 'The currency.' },
    AMOUNT_DIFFERS: { description: 'The amount.' },
    REFUND_DIFFERS: { description: 'Refunds: the amounts were paid back.' },
    DUPLICATE: { description: 'The gateway authorized or captured a charge more than once.' },
  } satisfies Record<DifferenceKind, { description: string }>,
});

/** Whether staff must handle a finding. */
export const ReconciliationFindingStateEnum = builder.enumType('ReconciliationFindingState', {
  description: 'Whether a finding still needs attention.',
  values: {
    OPEN: { description: 'Not resolved, and still present in the latest reconciliation.' },
    RESOLVED: { description: 'It was resolved, or a later comparison no longer found it.' },
  } as const,
});

/** A charge, as shown with a finding. */
const ReconciledCharge = builder.prismaObject('Charge', {
  variant: 'ReconciledCharge',
  description: 'The charge that a finding is about.',
  select: { id: true },
  fields: (t) => ({
    customer: t.relation('customer', { description: 'Who paid.' }),
    cardBrand: t.exposeString('cardBrand', {
      nullable: true,
      description: 'Brand of the card, e.g. `VISA`.',
    }),
    cardLast4: t.exposeString('cardLast4', { nullable: true, description: 'Its last four digits.' }),
    payments: t.relation('payments', {
      description: 'The recorded events that the viewer may see.',
      query: (_args, { viewer }) => ({ where: visiblePayments(viewer), orderBy: { id: 'asc' } }),
    }),
  }),
});

/** A difference between our books and those of a gateway. */
export const ReconciliationFinding = builder.prismaNode('ReconciliationFinding', {
  description: 'A difference between our books and those of a payment gateway.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleReconciliation(viewer) }),
  nullable: true,
  sample: async ({ admin, reconciliationFinding, owner }) => ({
    as: admin,
    id: await reconciliationFinding(),
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
    kind: t.field({
      type: ReconciliationFindingKindEnum,
      description: 'What differs.',
      select: { kind: true },
      // Only these values are written to this column.
      resolve: ({ kind }) => kind as DifferenceKind,
    }),
    state: t.field({
      type: ReconciliationFindingStateEnum,
      description: 'Whether the finding still needs attention.',
      select: { state: true },
      // Only these values are written to this column.
      resolve: ({ state }) => state as 'OPEN' | 'RESOLVED',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The gateway’s own of its transaction.',
    }),
    charge: t.relation('charge', {
      type: ReconciledCharge,
      nullable: true,
      description: 'Our charge; null when only the gateway has the transaction.',
    }),
    happenedAt: t.expose('happenedAt', {
      type: 'DateTime',
      description: 'When the money was authorized or captured.',
    }),
    ourAmount: t.expose('ourAmount', {
      type: 'Decimal',
      nullable: true,
      description: 'Amount in our books; null when we have no charge.',
    }),
    ourCurrency: t.exposeString('ourCurrency', { nullable: true, description: 'Its currency (ISO 4217).' }),
    ourState: t.exposeString('ourState', {
      nullable: true,
      description: 'State of our charge, e.g. `CAPTURED`, `RELEASED`.',
    }),
    theirAmount: t.expose('theirAmount', {
      type: 'Decimal',
      nullable: true,
      description: 'Amount at the gateway; null when the gateway does not know the transaction.',
    }),
    theirCurrency: t.exposeString('theirCurrency', {
      nullable: true,
      description: 'Its currency (ISO 4217).',
    }),
    theirState: t.exposeString('theirState', {
      nullable: true,
      description:
        'State at the gateway: `AUTHORIZED`, `CAPTURED`, `RELEASED`, `REFUNDED` (in full) or `DECLINED`.',
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was resolved.',
    }),
    resolvedBy: t.relation('resolvedBy', {
      nullable: true,
      description: 'User who resolved it; null when a later comparison no longer found it.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Reason as written by the person who resolved it.',
    }),
    run: t.relation('run', { description: 'The comparison that found it last.' }),
    allowedActions: t.stringList({
      description: 'Actions that the viewer may perform now: `RESOLVE` (`resolveFinding`).',
      select: { state: true },
      resolve: ({ state }, _args, { viewer }) =>
        state === 'OPEN' && mayReconcile(viewer) ? ['RESOLVE'] : [],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was found first.' }),
  }),
});
