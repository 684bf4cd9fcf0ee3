import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ContactChoice } from '../../../contacts/ContactChoice.tsx';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { useUpdateCart } from '../_lib/useUpdateCart.ts';
import type { CartContact_cart$key } from './__generated__/CartContact_cart.graphql.ts';

const fragment = graphql`
  fragment CartContact_cart on Cart {
    contact {
      databaseId
    }
  }
`;

/** Contact at the customer, chosen by staff who order for it. */
export function CartContact({ cart }: { cart: CartContact_cart$key }) {
  const { contact } = useFragment(fragment, cart);
  const { customer } = useSignedInViewer();
  const { choose } = useUpdateCart();
  const [wanted, setWanted] = useState<number | null>(null);

  async function handleChange(contactId: number) {
    setWanted(contactId);
    await choose({ contactId });
    setWanted(null);
  }

  return (
    <ContactChoice
      customerId={customer?.databaseId ?? null}
      contactId={wanted ?? contact?.databaseId ?? null}
      onChange={(contactId) => void handleChange(contactId)}
    />
  );
}
