import type { Prisma } from '../../database/generated/client.ts';
import type { TaxedCustomer, TaxedPlace } from './rules/order-tax.ts';
import type { TaxedDestination } from './rules/place-of-taxation.ts';
import { componentsInForce, type DatedRate, type TaxAddress } from './rules/tax-components.ts';
import { readTaxRates } from './tax-rates.ts';

/** The columns of a customer that tax is found by. */
export const TAXED_CUSTOMER = {
  taxExempt: true,
  salesTaxPercent: true,
} satisfies Prisma.CustomerSelect & Record<keyof TaxedCustomer, true>;

/** The columns of an address that tax is found by. */
export const TAXED_ADDRESS = {
  stateId: true,
  country: { select: { code: true } },
} satisfies Prisma.AddressSelect;

/** An address of the book as rates see it; null: there is none. */
export function taxAddress(
  address: { stateId: number | null; country: { code: string } } | null,
): TaxAddress | null {
  return address && { countryCode: address.country.code, stateId: address.stateId };
}

/** Addresses and method of an order; null: there is none. */
type Destination = {
  shippingAddress: TaxAddress | null;
  billingAddress: TaxAddress | null;
  shippingMethod: { isPickup: boolean } | null;
};

/** Where an order goes, as tax sees it at a moment. */
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

/** The same by the rates that are read for it. */
export async function taxedDestination(
  db: Prisma.TransactionClient,
  destination: Destination,
  now: Date,
): Promise<TaxedDestination<TaxedPlace>> {
  return taxedBy(await readTaxRates(db), destination, now);
}
