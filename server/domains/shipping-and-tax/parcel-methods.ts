import type { Prisma } from '../../database/generated/client.ts';
import type { ParcelMethods } from './rules/tracking-url.ts';

/** The names of a shipping method. */
export const METHOD_NAMES = {
  select: { nameEn: true, nameFr: true },
} as const satisfies Prisma.Shipment$shippingMethodArgs;

/** What `parcelMethods` reads of a job: the methods of its order and of its last shipment. */
export const JOB_PARCEL = {
  trackingNumber: true,
  orderGroup: { select: { shippingMethod: METHOD_NAMES } },
  salesLine: {
    select: {
      shipmentLines: {
        where: { shipment: { is: { voidedAt: null } } },
        orderBy: { id: 'desc' },
        take: 1,
        select: { shipment: { select: { shippingMethod: METHOD_NAMES } } },
      },
    },
  },
} as const satisfies Prisma.JobOrderSelect;

/** The shipping methods of a job's last parcel: of the shipment, then of the order. */
export function parcelMethods({
  orderGroup,
  salesLine,
}: Prisma.JobOrderGetPayload<{ select: typeof JOB_PARCEL }>): ParcelMethods {
  return [salesLine?.shipmentLines[0]?.shipment.shippingMethod, orderGroup.shippingMethod];
}
