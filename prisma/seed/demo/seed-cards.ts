import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';

/** A customer's card. `kept` names a card that the payments sandbox always has. */
type DemoCard = {
  gateway: 'SQUARE' | 'NMI';
  kept: string;
  brand: 'VISA' | 'MASTERCARD' | 'AMEX';
  last4: string;
  /** Years from now to its expiry. */
  years: number;
  nameOnCard: string;
  isDefault?: boolean;
};

/** Cards by the user who added them. */
const CARDS: Readonly<Record<string, readonly DemoCard[]>> = {
  'owner@luna.test': [
    {
      gateway: 'SQUARE',
      kept: 'visa',
      brand: 'VISA',
      last4: '1111',
      years: 3,
      nameOnCard: 'Luna Fine Jewelers',
      isDefault: true,
    },
    {
      gateway: 'SQUARE',
      kept: 'amex',
      brand: 'AMEX',
      last4: '0005',
      years: 2,
      nameOnCard: 'Luna Fine Jewelers',
    },
    {
      gateway: 'NMI',
      kept: 'mastercard',
      brand: 'MASTERCARD',
      last4: '4444',
      years: 4,
      nameOnCard: 'Olympia Luna',
    },
    // Expired.
    {
      gateway: 'SQUARE',
      kept: 'expired',
      brand: 'VISA',
      last4: '1111',
      years: -1,
      nameOnCard: 'Olympia Luna',
    },
  ],
};

/** Saved cards of the demo. All of them expire in June, as in the sandbox. */
export async function seedCards(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  for (const [userName, cards] of Object.entries(CARDS)) {
    const viewer = viewers.get(userName);
    if (!viewer) throw new Error(`There is no ${userName}.`);
    const customerId = viewer.requireCustomer();
    await db.savedCard.createMany({
      data: cards.map(({ gateway, kept, years, ...card }) => {
        const expYear = now.getUTCFullYear() + years;
        const reference = `standing-${kept}-${expYear}-${customerId}`;
        return {
          ...card,
          gateway,
          gatewayCardReference: gateway === 'SQUARE' ? `ccof:${reference}` : reference,
          expMonth: 6,
          expYear,
          customerId,
          userId: viewer.userId,
          createdAt: now,
        };
      }),
    });
  }
}
