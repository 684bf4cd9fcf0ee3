/** Numbers of sales orders begin after this one. */
const FIRST_NUMBER = 10_000;

/** The number of a sales order by its place among all, from 1, and what it is sorted by: `SO-10001`. */
export function salesOrderNumber(sequence: number): { number: string; numberRank: number } {
  const numberRank = FIRST_NUMBER + sequence;
  return { number: `SO-${numberRank}`, numberRank };
}

/** The number of the nth shipment of an order: `SO-10001/2`. */
export function shipmentNumber(orderNumber: string, n: number): string {
  return `${orderNumber}/${n}`;
}
