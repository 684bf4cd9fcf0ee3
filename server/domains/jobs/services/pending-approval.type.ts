import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import type { OrderPreview } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { PREVIEWED_ORDER, previewOfPlaced } from '../../orders/order/placed-order-preview.ts';
import { PRICED_SERVICES } from '../../orders/order/priced-services.ts';
import { type PendingApproval, pendingApprovals } from '../../orders/rules/order-charges.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { JOB_TOTAL_SELECT } from '../job/job-order-prices.type.ts';

type ServiceType = { code: string; nameEn: string; nameFr: string };

const PendingApprovalType = builder
  .objectRef<PendingApproval<ServiceType> & { order: OrderPreview }>('PendingApproval')
  .implement({
    description: 'A type of service that waits for the customer’s approval.',
    fields: (t) => ({
      serviceTypeCode: t.string({
        description: 'Code of the service type, as `approveJobOrder` takes it.',
        resolve: ({ serviceType }) => serviceType.code,
      }),
      serviceTypeName: t.string({
        description: 'Name of the service type in the language of the request.',
        resolve: ({ serviceType }, _args, context) => localised(context, serviceType),
      }),
      totalIfApproved: t.field({
        type: 'Decimal',
        nullable: true,
        description:
          'Total of the job with only this service; null when prices are not shown (1301 or 19xx).',
        resolve: ({ totalIfApproved }, _args, { viewer }) =>
          seesAmounts(viewer) ? moneyText(totalIfApproved) : null,
      }),
      metalIfApproved: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Part of `totalIfApproved` that is charged at shipping; null when prices are not shown.',
        resolve: ({ metalIfApproved }, _args, { viewer }) =>
          seesAmounts(viewer) ? moneyText(metalIfApproved) : null,
      }),
      orderIfApproved: t.field({
        type: OrderPreviewType,
        description: 'Preview of the whole order with only this service.',
        resolve: ({ order }) => order,
      }),
    }),
  });

builder.prismaObjectField(JobOrder, 'pendingApprovals', (t) =>
  t.field({
    type: [PendingApprovalType],
    description: 'Services that await the customer’s approval, one entry per service type.',
    select: {
      ...JOB_TOTAL_SELECT,
      id: true,
      orderGroup: { select: PREVIEWED_ORDER },
      services: {
        ...PRICED_SERVICES,
        select: {
          ...PRICED_SERVICES.select,
          serviceType: { select: { code: true, nameEn: true, nameFr: true } },
        },
      },
    },
    resolve: (job, _args, { viewer }) =>
      pendingApprovals(job, job.services).map((pending) => ({
        ...pending,
        order: previewOfPlaced(
          job.orderGroup,
          seesAmounts(viewer),
          new Map([[job.id, pending.serviceType.code]]),
        ),
      })),
  }),
);
