import type { Prisma } from '../../database/generated/client.ts';
import type { DecimalInput } from '../../lib/money.ts';
import type { TaxedDestination } from './rules/place-of-taxation.ts';
import type { TaxedCustomer, TaxedPlace } from './rules/tax-percent.ts';

/** The columns of a customer that tax is found by. */
export const TAXED_CUSTOMER = {
  taxExempt: true,
  salesTaxPercent: true,
} satisfies Prisma.CustomerSelect & Record<keyof TaxedCustomer, true>;

/** The columns of a state that tax is found by. */
export const TAXED_STATE = { salesTaxPercent: true } satisfies Prisma.StateSelect;

/** An address as tax sees it; null: there is none. */
export function taxedPlace(
  address: { state: { salesTaxPercent: DecimalInput | null } | null } | null,
): TaxedPlace | null {
  return address && { salesTaxPercent: address.state?.salesTaxPercent ?? null };
}

type Address = { stateId: number | null };

/** Addresses and method of an order; null: there is none. */
type Destination = {
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethod: { isPickup: boolean } | null;
};

/** Where an order goes, as tax sees it. */
export async function taxedDestination(
  db: Prisma.TransactionClient,
  { shippingAddress, billingAddress, shippingMethod }: Destination,
): Promise<TaxedDestination<TaxedPlace>> {
  const ids = [shippingAddress?.stateId ?? null, billingAddress?.stateId ?? null].filter((id) => id !== null);
  const states = await db.state.findMany({
    where: { id: { in: ids } },
    select: { id: true, ...TAXED_STATE },
  });
  const placeOf = (address: Address | null) =>
    taxedPlace(address && { state: states.find(({ id }) => id === address.stateId) ?? null });
  return {
    shipping: placeOf(shippingAddress),
    billing: placeOf(billingAddress),
    isPickup: shippingMethod?.isPickup ?? false,
  };
}
