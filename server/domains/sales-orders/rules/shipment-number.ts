/** The number of the nth shipment of an order: `SO-10001/2`. */
export function shipmentNumber(orderNumber: string, n: number): string {
  return `${orderNumber}/${n}`;
}
