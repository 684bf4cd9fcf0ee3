import { Decimal } from 'decimal.js';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { seesAmounts } from '../../pricing/access.ts';
import type { JobBefore } from '../rules/replaced-values.ts';

/** Further data of a history entry, stored as JSON. */
export type JobEventDetail = {
  /** What the customer approved: the job's total with the services, and their names. */
  approvedPrice?: string;
  services?: { code: string; nameEn: string; nameFr: string }[];
  /** Fee charged for cancelling in production. */
  cancelFee?: string;
  /** The shipment that a step recorded or removed. */
  shipment?: { trackingNumber: string | null; pickedUp: boolean; shippedAt: string | null };
  /** The values that the step replaced, which undoing it restores. */
  before?: JobBefore;
  /** The new and the previous promised day. */
  promisedOn?: { from: string | null; to: string };
};

/** Parses the JSON column of a detail. */
export function eventDetailOfJson(json: unknown): JobEventDetail {
  // Only a JobEventDetail is written to this column.
  return (json ?? {}) as JobEventDetail;
}

/** An entry of a job's history. */
export const JobStatusEvent = builder.prismaObject('JobStatusEvent', {
  description:
    'An event in the history of a job order, with both actors when someone acted for someone else.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('JobStatusEvent', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', {
      description:
        'Action of the transition, or `SUBMIT`, `REORDER`, `QUOTE`, `REMAKE`, `UNDO`, `RESCHEDULE`.',
    }),
    from: t.relation('fromStatus', {
      nullable: true,
      description: 'Status before; null for the first step.',
    }),
    to: t.relation('toStatus', { description: 'Status after.' }),
    reason: t.string({
      nullable: true,
      description: 'Reason as given.',
      select: { reason: true },
      resolve: ({ reason }, _args, { language }) => reasonIn(reason, language),
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'User on whose behalf it was done; null: it happened automatically.',
    }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    approvedPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Total that was approved; null for other steps, or when prices are not shown.',
      resolve: ({ detail }, _args, { viewer }) => {
        const { approvedPrice } = eventDetailOfJson(detail);
        return approvedPrice !== undefined && seesAmounts(viewer) ? new Decimal(approvedPrice) : null;
      },
    }),
    approvedServices: t.stringList({
      description: 'Names of the services that were approved.',
      resolve: ({ detail }, _args, { language }) =>
        (eventDetailOfJson(detail).services ?? []).map(({ nameEn, nameFr }) =>
          language === 'fr' ? nameFr : nameEn,
        ),
    }),
  }),
});
