import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { ShippingMethod } from '../../../../server/database/generated/client.ts';
import type { OrderDestination } from '../../../../server/domains/carts/submit/order-destination.ts';
import type { Configuration } from '../../../../server/domains/pricing/configuration/configuration.ts';
import type { PastStep } from '../../orders/job-past.ts';
import type { CustomerAccount } from './customer-account.ts';

/** A planned line of an order with the course of its job. */
export type PlannedJob = {
  configuration: Configuration;
  quantity: number;
  reference: string | null;
  endCustomer: string | null;
  note: string | null;
  /** Requested date in days after the promised day. Null without a request. */
  wantedAfterPromise: number | null;
  drawingFileId: number | null;
  past: readonly PastStep[];
  /** It fails the quality check and is remade. */
  isRejected: boolean;
};

/** A planned order. */
export type PlannedOrder = {
  account: CustomerAccount;
  createdAt: Date;
  placedBy: Viewer;
  /** Staff member who acted on behalf of the user. */
  acting: Viewer | null;
  destination: OrderDestination;
  shippingMethod: ShippingMethod;
  poNumber: string | null;
  customerWoNumber: string | null;
  notes: string | null;
  jobs: readonly PlannedJob[];
  /** The order whose first job is repeated. */
  repeats: PlannedOrder | null;
};
