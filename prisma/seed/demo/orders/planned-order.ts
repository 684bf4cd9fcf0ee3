import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { ShippingMethod } from '../../../../server/database/generated/client.ts';
import type { OrderDestination } from '../../../../server/domains/carts/submit/order-destination.ts';
import type { Configuration } from '../../../../server/domains/pricing/configuration/configuration.ts';
import type { PastStep } from '../../orders/job-past.ts';
import type { CustomerAccount } from './customer-account.ts';

/** A planned line of an order, and what becomes of its job. */
export type PlannedJob = {
  configuration: Configuration;
  quantity: number;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  /** Days after the promised day that it is wanted by; null: no wish. */
  wantedAfterPromise: number | null;
  drawingFileId: number | null;
  past: readonly PastStep[];
  /** It fails the final check and is made anew. */
  isRejected: boolean;
};

/** A planned order. */
export type PlannedOrder = {
  account: CustomerAccount;
  createdAt: Date;
  placedBy: Viewer;
  /** Staff member who was signed in as the one who ordered. */
  acting: Viewer | null;
  destination: OrderDestination;
  shippingMethod: ShippingMethod;
  poNumber: string | null;
  customerWoNumber: string | null;
  notes: string | null;
  jobs: readonly PlannedJob[];
  /** The order whose first job this one repeats. */
  repeats: PlannedOrder | null;
};
