import type { Prisma } from '../../database/generated/client.ts';
import type { TaxedCustomer, TaxedPlace } from './rules/order-tax.ts';
import type { TaxedDestination } from './rules/place-of-taxation.ts';
import { componentsInForce, type DatedRate, type TaxAddress } from './rules/tax-components.ts';
import { readTaxRates } from './tax-rates.ts';

/** The columns of a customer for tax. */
export const TAXED_CUSTOMER = {
  taxExempt: true,
  salesTaxPercent: true,
} satisfies Prisma.CustomerSelect & Record<keyof TaxedCustomer, true>;

/** The columns of an address for tax. */
export const TAXED_ADDRESS = {
  stateId: true,
  country: { select: { code: true } },
} satisfies Prisma.AddressSelect;

/** Converts a saved address for tax rates; null for none. */
export function taxAddress(
  address: { stateId: number | null; country: { code: string } } | null,
): TaxAddress | null {
  return address && { countryCode: address.country.code, stateId: address.stateId };
}

/** Addresses and shipping method of an order; null for none. */
type Destination = {
  shippingAddress: TaxAddress | null;
  billingAddress: TaxAddress | null;
  shippingMethod: { isPickup: boolean } | null;
};

/** The destination of an order for tax at a time. */
export function taxedBy(
  rates: readonly DatedRate[],
  { shippingAddress, billingAddress, shippingMethod }: Destination,
  now: Date,
): TaxedDestination<TaxedPlace> {
  const placeOf = (address: TaxAddress | null) => address && componentsInForce(rates, address, now);
  return {
    shipping: placeOf(shippingAddress),
    billing: placeOf(billingAddress),
    isPickup: shippingMethod?.isPickup ?? false,
  };
}

/** The same with rates that are read first. */
export async function taxedDestination(
  db: Prisma.TransactionClient,
  destination: Destination,
  now: Date,
): Promise<TaxedDestination<TaxedPlace>> {
  return taxedBy(await readTaxRates(db), destination, now);
}
