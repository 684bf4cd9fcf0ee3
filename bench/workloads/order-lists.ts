import type { DocumentName } from '../documents.ts';
import type { Field } from '../field.ts';
import { floorLane, httpLane, readWorkload } from '../http-lane.ts';
import { ofTheFloor } from '../targets.ts';
import type { Workload } from '../workload.ts';

const first = 20;

/** Each row names three records: itself, its status and its customer. */
const PAGE_RECORDS = first * 3;

/** First pages of the other lists that orders are followed in. */
export function orderLists(field: Field): Workload[] {
  return [
    orderList(field, { name: 'quote list', document: 'BenchQuoteList', path: '/quote-list' }),
    orderList(field, {
      name: 'sales order list',
      document: 'BenchSalesOrderList',
      path: '/sales-order-list',
    }),
    orderList(field, { name: 'bench job list', document: 'BenchBenchJobList', path: '/bench-job-list' }),
  ];
}

/** A list as an administrator sees it. */
function orderList(
  { product, plain, floorUrl }: Field,
  { name, document, path }: { name: string; document: DocumentName; path: string },
): Workload {
  return readWorkload({
    name,
    records: PAGE_RECORDS,
    lanes: [
      httpLane('product', () => product.admin.call(document, { first })),
      floorLane(floorUrl, path, []),
      httpLane('plain', () => plain.admin.call(document, { first })),
    ],
    rows: [{ name, lane: 'product', targets: [ofTheFloor(0.6)] }],
  });
}
