import type { Database } from '../../../server/database/client.ts';
import {
  CONSIGNMENT_STATUS_CODES,
  CONSIGNMENT_STATUSES,
  type ConsignmentStatusCode,
} from '../../../server/domains/consignments/rules/status-codes.ts';
import {
  JOB_STATUS_CODES,
  JOB_STATUSES,
  type JobStatusCode,
  type JobStatusDefinition,
} from '../../../server/domains/orders/rules/job-status-codes.ts';
import {
  INVOICE_STATUS_CODES,
  INVOICE_STATUSES,
  type InvoiceStatusCode,
  type InvoiceStatusDefinition,
} from '../../../server/domains/payments/rules/invoice-status.ts';
import {
  QUOTE_STATUS_CODES,
  QUOTE_STATUSES,
  type QuoteStatusCode,
  type QuoteStatusDefinition,
} from '../../../server/domains/quotes/rules/status-codes.ts';
import {
  SALES_ORDER_STATUS_CODES,
  SALES_ORDER_STATUSES,
  type SalesOrderStatusCode,
  type SalesOrderStatusDefinition,
} from '../../../server/domains/sales-orders/rules/status-codes.ts';

/** Colours of price quote statuses. The owner can change them. */
const QUOTE_COLOURS: Record<QuoteStatusCode, string> = {
  DRAFT: 'grey',
  REQUESTED: 'blue',
  IN_REVIEW: 'gold',
  NEEDS_INFO: 'orange',
  SENT: 'orange',
  CHANGES_REQUESTED: 'gold',
  ACCEPTED: 'green',
  CONVERTED: 'green',
  DECLINED: 'red',
  EXPIRED: 'grey',
  WITHDRAWN: 'grey',
  SUPERSEDED: 'grey',
};

type Look = { colour: string; waitingOn: 'US' | 'CUSTOMER' | null };

/** Colour of a job status and the side that must act. The owner can change both. */
const LOOKS: Record<JobStatusCode, Look> = {
  NEW: { colour: 'blue', waitingOn: 'US' },
  NEEDS_INFO: { colour: 'orange', waitingOn: 'CUSTOMER' },
  AWAITING_APPROVAL: { colour: 'orange', waitingOn: 'CUSTOMER' },
  DECLINED: { colour: 'red', waitingOn: 'US' },
  APPROVED: { colour: 'gold', waitingOn: 'US' },
  IN_PRODUCTION: { colour: 'gold', waitingOn: 'US' },
  QUALITY_CHECK: { colour: 'gold', waitingOn: 'US' },
  ON_HOLD: { colour: 'grey', waitingOn: 'US' },
  READY: { colour: 'green', waitingOn: 'US' },
  SHIPPED: { colour: 'green', waitingOn: null },
  COMPLETED: { colour: 'green', waitingOn: null },
  CANCELLED: { colour: 'grey', waitingOn: null },
  REMADE: { colour: 'grey', waitingOn: null },
};

/** The same for sales orders. */
const SALES_ORDER_LOOKS: Record<SalesOrderStatusCode, Look> = {
  NEW: { colour: 'blue', waitingOn: 'US' },
  AWAITING_PAYMENT: { colour: 'orange', waitingOn: 'CUSTOMER' },
  CONFIRMED: { colour: 'gold', waitingOn: 'US' },
  IN_PRODUCTION: { colour: 'gold', waitingOn: 'US' },
  READY: { colour: 'green', waitingOn: 'US' },
  PARTIALLY_SHIPPED: { colour: 'green', waitingOn: 'US' },
  ON_HOLD: { colour: 'grey', waitingOn: 'US' },
  SHIPPED: { colour: 'green', waitingOn: null },
  COMPLETED: { colour: 'green', waitingOn: null },
  CANCELLED: { colour: 'grey', waitingOn: null },
};

/** The same for invoices. */
const INVOICE_LOOKS: Record<InvoiceStatusCode, Look> = {
  DRAFT: { colour: 'grey', waitingOn: 'US' },
  OPEN: { colour: 'blue', waitingOn: 'CUSTOMER' },
  PARTIALLY_PAID: { colour: 'orange', waitingOn: 'CUSTOMER' },
  PAID: { colour: 'green', waitingOn: null },
  VOID: { colour: 'grey', waitingOn: null },
  WRITTEN_OFF: { colour: 'red', waitingOn: null },
};

/** The same for consignments. */
const CONSIGNMENT_LOOKS: Record<ConsignmentStatusCode, Look> = {
  NEW: { colour: 'blue', waitingOn: 'US' },
  PROCESSING: { colour: 'gold', waitingOn: 'CUSTOMER' },
  CLOSED: { colour: 'green', waitingOn: null },
};

/** Entity type of service types. Ids are this × 100 + sequence, as for statuses. */
const SERVICE_TYPE_ENTITY = 43;

/** Service types in workshop order: code, English, French. */
const SERVICE_TYPES = [
  ['CAD', 'CAD design', 'Conception CAO'],
  ['CASTING', 'Casting', 'Fonte'],
  ['SETTING', 'Stone setting', 'Sertissage'],
  ['FINISHING', 'Finishing', 'Finition'],
  ['ENGRAVING', 'Engraving', 'Gravure'],
  ['PLATING', 'Plating', 'Placage'],
  ['SIZING', 'Sizing', 'Mise à la taille'],
  ['REPAIR', 'Repair', 'Réparation'],
  ['APPRAISAL', 'Appraisal', 'Évaluation'],
] as const;

/** Statuses of job orders, sales orders, price quotes, invoices and consignments, and the service types (product rules, statuses and transitions). */
export async function seedStatuses(db: Database): Promise<void> {
  const jobStatuses = JOB_STATUS_CODES.map((code, rank) => {
    const status: JobStatusDefinition = JOB_STATUSES[code];
    return { ...status, entityType: 'JOB_ORDER', code, tab: status.tab.toLowerCase(), rank, ...LOOKS[code] };
  });
  const salesOrderStatuses = SALES_ORDER_STATUS_CODES.map((code, rank) => {
    const status: SalesOrderStatusDefinition = SALES_ORDER_STATUSES[code];
    const tab = status.tab.toLowerCase();
    return { ...status, entityType: 'SALES_ORDER', code, tab, rank, ...SALES_ORDER_LOOKS[code] };
  });
  const invoiceStatuses = INVOICE_STATUS_CODES.map((code, rank) => {
    const status: InvoiceStatusDefinition = INVOICE_STATUSES[code];
    const tab = status.tab.toLowerCase();
    return { ...status, entityType: 'INVOICE', code, tab, rank, ...INVOICE_LOOKS[code] };
  });
  const consignmentStatuses = CONSIGNMENT_STATUS_CODES.map((code, rank) => {
    const { tab, ...status } = CONSIGNMENT_STATUSES[code];
    return {
      ...status,
      entityType: 'CONSIGNMENT',
      code,
      tab: tab.toLowerCase(),
      rank,
      ...CONSIGNMENT_LOOKS[code],
    };
  });
  const serviceTypes = SERVICE_TYPES.map(([code, nameEn, nameFr], rank) => ({
    id: SERVICE_TYPE_ENTITY * 100 + rank + 1,
    entityType: 'SERVICE_TYPE',
    code,
    nameEn,
    nameFr,
    rank,
  }));
  const quoteStatuses = QUOTE_STATUS_CODES.map((code, rank) => {
    const status: QuoteStatusDefinition = QUOTE_STATUSES[code];
    const tab = status.tab.toLowerCase();
    return { ...status, entityType: 'PRICE_QUOTE', code, tab, rank, colour: QUOTE_COLOURS[code] };
  });
  await db.entityStatus.createMany({
    data: [
      ...jobStatuses,
      ...salesOrderStatuses,
      ...quoteStatuses,
      ...invoiceStatuses,
      ...consignmentStatuses,
      ...serviceTypes,
    ],
    skipDuplicates: true,
  });
}
