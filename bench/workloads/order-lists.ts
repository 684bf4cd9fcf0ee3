import type { DocumentName } from '../documents.ts';
import type { Environment } from '../environment.ts';
import { floorLane, httpLane, readWorkload } from '../http-lane.ts';
import { ofTheFloor } from '../targets.ts';
import type { Workload } from '../workload.ts';

const first = 20;

/** A list whose first page is measured. */
interface MeasuredList {
  readonly name: string;
  readonly document: DocumentName;
  /** The path of the floor. */
  readonly path: string;
  /** Records of each row: itself, its customer, and its status if it has one. */
  readonly recordsOfRow?: number;
}

const LISTS: readonly MeasuredList[] = [
  { name: 'quote list', document: 'BenchQuoteList', path: '/quote-list' },
  { name: 'sales order list', document: 'BenchSalesOrderList', path: '/sales-order-list' },
  { name: 'bench job list', document: 'BenchBenchJobList', path: '/bench-job-list' },
  { name: 'invoice list', document: 'BenchInvoiceList', path: '/invoice-list' },
  { name: 'payment list', document: 'BenchPaymentList', path: '/payment-list', recordsOfRow: 2 },
  { name: 'credit list', document: 'BenchCreditList', path: '/credit-list', recordsOfRow: 2 },
  { name: 'consignment list', document: 'BenchConsignmentList', path: '/consignment-list' },
];

/** First pages of the other lists of orders and payments, as an administrator sees them. */
export function orderLists({ product, plain, floorUrl }: Environment): Workload[] {
  return LISTS.map(({ name, document, path, recordsOfRow = 3 }) =>
    readWorkload({
      name,
      records: first * recordsOfRow,
      lanes: [
        httpLane('product', () => product.admin.call(document, { first })),
        floorLane(floorUrl, path, []),
        httpLane('plain', () => plain.admin.call(document, { first })),
      ],
      rows: [{ name, lane: 'product', targets: [ofTheFloor(0.6)] }],
    }),
  );
}
