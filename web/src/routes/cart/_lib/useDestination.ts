import { useEffect, useRef, useState } from 'react';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { rememberAddresses, rememberedAddresses } from './checkout-addresses.ts';
import { changedDestination, type Destination, destinationInput, destinationOf } from './destination.ts';
import { useUpdateCart } from './useUpdateCart.ts';

type InCart = Pick<Destination, 'billing' | 'shipping' | 'sellTo'>;

type Choices = Pick<Destination, 'useDifferentShippingAddress' | 'shipToSellToAddress'>;

/**
 * Where the order goes. The addresses are the cart's; what is chosen shows at once and is kept there. A cart without
 * addresses gets those of the last visit that are still in the book.
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
    if (await choose(destinationInput(next))) rememberAddresses(owner, next);
    setWanted((current) => (current === next ? null : current));
  }

  function restore() {
    if (inCart.billing !== null && inCart.shipping !== null) return;
    const known = rememberedAddresses(owner, book);
    const billing = inCart.billing ?? known.billing;
    const shipping = inCart.shipping ?? known.shipping ?? billing;
    if (billing !== inCart.billing || shipping !== inCart.shipping)
      void send(destinationOf({ ...inCart, billing, shipping }));
  }

  const restoreFirst = useRef(restore);
  useEffect(() => restoreFirst.current(), []);

  return {
    destination,
    change: (change: Partial<Destination>) => void send(changedDestination(destination, change)),
  };
}
