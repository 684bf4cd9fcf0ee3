import { decimal, type Money, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { Status } from '../../settings/status.type.ts';
import { statusRow } from '../../settings/status-rows.ts';
import { listedConsignments } from '../access.ts';
import { CONSIGNMENT_STATUS_CODES, CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';

/** Consignments in a status. */
type Summary = { statusId: number; count: number; currency: string; memoValue: Money; outValue: Money };

const ConsignmentSummary = builder.objectRef<Summary>('ConsignmentSummary').implement({
  description: 'The consignments that are in one status.',
  fields: (t) => ({
    status: t.field({
      type: Status,
      description: 'The status.',
      resolve: ({ statusId }, _args, context) => statusRow(context, statusId),
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 of the values.' }),
    memoValue: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Value of their pieces; null when prices are not shown (1301 or 19xx).',
      resolve: ({ memoValue }, _args, { viewer }) => (seesAmounts(viewer) ? memoValue : null),
    }),
    outValue: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Part of `memoValue` that is sent and neither returned nor billed; null when prices are not shown.',
      resolve: ({ outValue }, _args, { viewer }) => (seesAmounts(viewer) ? outValue : null),
    }),
  }),
});

builder.queryField('consignmentSummaries', (t) =>
  t.field({
    type: [ConsignmentSummary],
    description: 'Consignments of the active customer, or all for staff, by status: every status, in order.',
    authScopes: { permission: CONSIGNMENTS_VIEW },
    budget: 1,
    resolve: async (_root, _args, context) => {
      const { COMPANY } = await requestSettings(context);
      const rows = await context.db.consignment.groupBy({
        by: ['statusId'],
        where: listedConsignments(context.viewer),
        _count: { _all: true },
        _sum: { memoValue: true, outValue: true },
      });
      return CONSIGNMENT_STATUS_CODES.map((code) => {
        const { id: statusId } = CONSIGNMENT_STATUSES[code];
        const row = rows.find((each) => each.statusId === statusId);
        const sum = (value: Parameters<typeof decimal>[0] | null | undefined) =>
          value == null ? ZERO : decimal(value);
        return {
          statusId,
          count: row?._count._all ?? 0,
          currency: COMPANY.currency,
          memoValue: sum(row?._sum.memoValue),
          outValue: sum(row?._sum.outValue),
        };
      });
    },
  }),
);
