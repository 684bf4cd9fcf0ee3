import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { dateOfIsoDay, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import { mutation } from '../../../schema/mutation.ts';
import { PaymentGatewayCodeEnum } from '../../cards/payment-gateway.type.ts';
import { today } from '../../settings/company-day.ts';
import { requireReconciling } from '../access.ts';
import { MAX_COMPARED_DAYS, refusedDays } from '../rules/compared-days.ts';
import { beginRuns } from './begin-runs.ts';
import { ReconciliationRun } from './reconciliation-run.type.ts';
import { configuredGateways } from './their-books.ts';

mutation('startReconciliation', {
  description: `Compares the books with those of one payment gateway, or of all, from the given day until today, at most ${MAX_COMPARED_DAYS} days. Payments in progress are left out. Staff only.`,
  permission: requireReconciling,
  audit: { action: 'RECONCILIATION_START', entityType: 'ReconciliationRun' },
  repeat: 'naturally repeatable: while a comparison of the same days waits, it is the answer',
  budget: 10,
  input: (t) => ({
    from: t.field({ type: 'Date', required: true, description: 'First day to compare.' }),
    until: t.field({ type: 'Date', required: true, description: 'Last day to compare.' }),
    gateway: t.field({
      type: PaymentGatewayCodeEnum,
      description: 'Code of the gateway; absent: all configured gateways.',
    }),
  }),
  resolve: async ({ gateway, ...given }, context, writes) => {
    const { viewer, now, services } = context;
    const days = { from: storedDay(given.from), until: storedDay(given.until) };
    const refusal = refusedDays(days, await today(context));
    if (refusal) throw InvalidInputError.of(refusal.field, refusal.code);
    const configured = configuredGateways(services.gateways);
    const wanted = gateway == null ? configured : configured.filter((code) => code === gateway);
    if (wanted.length === 0) throw new RefusedError('NO_GATEWAY');
    const runIds = await writes.transaction(async (tx, record) => {
      const waiting = await tx.reconciliationRun.findMany({
        where: {
          gateway: { in: wanted },
          from: dateOfIsoDay(days.from),
          until: dateOfIsoDay(days.until),
          state: 'WAITING',
        },
        select: { id: true, gateway: true },
      });
      const others = wanted.filter((code) => !waiting.some((run) => run.gateway === code));
      const by = { userId: viewer.userId, actingById: viewer.actingById };
      const begun = others.length === 0 ? [] : await beginRuns(tx, others, { days, by, now });
      const [first] = begun;
      record(first === undefined ? null : { entityId: first, data: { ...days, gateways: others } });
      return [...waiting.map(({ id }) => id), ...begun];
    });
    return { runIds };
  },
  success: (t) => ({
    runs: t.prismaField({
      type: [ReconciliationRun],
      description: 'One for each gateway.',
      resolve: (query, { runIds }, _args, { db }) =>
        db.reconciliationRun.findMany({ ...query, where: { id: { in: runIds } }, orderBy: { id: 'asc' } }),
    }),
  }),
  sample: ({ caller, admin }) => {
    const until = isoDayOf(new Date(Date.now() - 86_400_000), 'UTC');
    return { as: caller(admin), input: { from: until, until } };
  },
});
