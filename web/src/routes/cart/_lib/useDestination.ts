import { useState } from 'react';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { rememberedAddresses } from './checkout-addresses.ts';
import { changedDestination, type Destination, destinationInput, destinationOf } from './destination.ts';
import { useUpdateCart } from './useUpdateCart.ts';

type InCart = Pick<Destination, 'billing' | 'shipping' | 'sellTo'>;

type Choices = Pick<Destination, 'useDifferentShippingAddress' | 'shipToSellToAddress'>;

/**
 * Destination of the order. Addresses are stored in the cart, and choices show immediately. The cart starts with the
 * customer’s defaults. The addresses of the last order are suggested if they differ.
 */
export function useDestination(inCart: InCart, book: readonly number[]) {
  const { user, customer } = useSignedInViewer();
  const owner = { userId: user.databaseId, customerId: customer?.databaseId ?? 0 };
  const { choose } = useUpdateCart();
  const [choices, setChoices] = useState<Choices>(() => destinationOf(inCart));
  const [wanted, setWanted] = useState<Destination | null>(null);
  const destination = wanted ?? { ...inCart, ...choices };

  async function send(next: Destination) {
    setWanted(next);
    setChoices(next);
    await choose(destinationInput(next));
    setWanted((current) => (current === next ? null : current));
  }

  const [last] = useState(() => rememberedAddresses(owner, book));
  const billing = last.billing ?? destination.billing;
  const shipping = last.shipping ?? destination.shipping;
  const sellTo = last.sellTo ?? destination.sellTo;
  const isOther =
    billing !== destination.billing || shipping !== destination.shipping || sellTo !== destination.sellTo;

  return {
    destination,
    /** Id of the last order’s ship-to address with a function that applies it; null if there is no other. */
    lastUsed: isOther
      ? {
          shipping,
          take: () => void send(destinationOf({ billing, shipping, sellTo })),
        }
      : null,
    change: (change: Partial<Destination>) => void send(changedDestination(destination, change)),
  };
}
