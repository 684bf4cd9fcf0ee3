import { Decimal } from 'decimal.js';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';

/** Further facts of a step in a job's history, as its JSON column keeps them. */
export type JobEventDetail = {
  /** What the customer approved: total of the job with what comes on top, and the services by name. */
  approvedPrice?: string;
  services?: { code: string; nameEn: string; nameFr: string }[];
  /** Fee charged for cancelling in production. */
  cancelFee?: string;
  /** The shipment that a step recorded or took back. */
  shipment?: { trackingNumber: string | null; pickedUp: boolean; shippedAt: string | null };
  /** Where the job stood on the bench before a rework. */
  rework?: { stage: number | null; leadDaysLeft: number | null };
  /** A new promised day, and the one before. */
  promisedOn?: { from: string | null; to: string };
};

/** Reads a detail back from its JSON column. */
export function eventDetailOfJson(json: unknown): JobEventDetail {
  // The column is only ever written with a JobEventDetail.
  return (json ?? {}) as JobEventDetail;
}

/** A step in a job's history. */
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
    reason: t.exposeString('reason', { nullable: true, description: 'Reason as given.' }),
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
