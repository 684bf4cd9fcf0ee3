import type { Prisma } from '../../database/generated/client.ts';
import type { TaxedCustomer, TaxedState } from './rules/tax-percent.ts';

/** The columns of a customer that tax is found by. */
export const TAXED_CUSTOMER = {
  taxExempt: true,
  salesTaxPercent: true,
} satisfies Prisma.CustomerSelect & Record<keyof TaxedCustomer, true>;

type Place = { stateId: number | null };

/** The states of two addresses as tax sees them; null: an address outside of any. */
export async function taxedStates(
  db: Prisma.TransactionClient,
  { shippingAddress, billingAddress }: { shippingAddress: Place; billingAddress: Place },
): Promise<{ shippingState: TaxedState | null; billingState: TaxedState | null }> {
  const ids = [shippingAddress.stateId, billingAddress.stateId].filter((id) => id !== null);
  const states = await db.state.findMany({
    where: { id: { in: ids } },
    select: { id: true, salesTaxPercent: true },
  });
  const stateOf = ({ stateId }: Place) => states.find(({ id }) => id === stateId) ?? null;
  return { shippingState: stateOf(shippingAddress), billingState: stateOf(billingAddress) };
}
