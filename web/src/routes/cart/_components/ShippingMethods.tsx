import { Button, Text } from '@chakra-ui/react';
import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { FormContext, fieldId, useFieldCodes } from '../../../lib/forms/form-context.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import { useUpdateCart } from '../_lib/useUpdateCart.ts';
import type { ShippingMethods_cart$key } from './__generated__/ShippingMethods_cart.graphql.ts';
import type { ShippingMethods_query$key } from './__generated__/ShippingMethods_query.graphql.ts';
import type { ShippingMethodsQuery } from './__generated__/ShippingMethodsQuery.graphql.ts';

const cartFragment = graphql`
  fragment ShippingMethods_cart on Cart {
    shippingMethod {
      databaseId
    }
    shippingAddress {
      databaseId
    }
    totals {
      currency
      subTotal
    }
  }
`;

const queryFragment = graphql`
  fragment ShippingMethods_query on Query @refetchable(queryName: "ShippingMethodsQuery") {
    shippingMethods {
      id
      databaseId
      name
      price
      transitDays
      isPickup
      fastTouch
    }
  }
`;

type ShippingMethodsProps = { cart: ShippingMethods_cart$key; query: ShippingMethods_query$key };

/** Shipping methods for the destination, each with its price for this cart. */
export function ShippingMethods({ cart, query }: ShippingMethodsProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const can = useCan();
  const { formId } = useContext(FormContext);
  const { ofCode } = useErrorText('cart');
  const [code] = useFieldCodes('shippingMethodId');
  const { shippingMethod, shippingAddress, totals } = useFragment(cartFragment, cart);
  const [{ shippingMethods }, refetch] = useRefetchableFragment<
    ShippingMethodsQuery,
    ShippingMethods_query$key
  >(queryFragment, query);
  const { choose } = useUpdateCart();
  const [wanted, setWanted] = useState<number | null>(null);

  // The methods depend on the destination, their prices on the cart.
  const parcel = `${shippingAddress?.databaseId} ${totals.subTotal}`;
  const shownParcel = useRef(parcel);
  useEffect(() => {
    if (shownParcel.current === parcel) return;
    shownParcel.current = parcel;
    startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' }));
  }, [parcel, refetch]);

  async function handleChange(value: string) {
    setWanted(Number(value));
    await choose({ shippingMethodId: Number(value) });
    setWanted(null);
  }

  if (shippingMethods.length === 0) return <Text color="fg.muted">{t('shipping.none')}</Text>;
  const chosen = wanted ?? shippingMethod?.databaseId ?? null;
  const fast = shippingMethods.find(({ fastTouch }) => fastTouch);
  const isOffered = chosen === null || shippingMethods.some(({ databaseId }) => databaseId === chosen);
  const problem = isOffered ? code : 'NOT_AVAILABLE';
  return (
    <div id={fieldId(formId, 'shippingMethodId')} tabIndex={-1}>
      {fast && fast.databaseId !== chosen && can(CART_EDIT) && (
        <Button size="xs" variant="outline" mb="3" onClick={() => void handleChange(String(fast.databaseId))}>
          {t('shipping.fastTouch', { name: fast.name })}
        </Button>
      )}
      <ChoiceTiles
        legend={t('shipping.title')}
        required
        value={chosen === null ? null : String(chosen)}
        error={problem ? ofCode(problem) : null}
        disabled={!can(CART_EDIT)}
        onChange={handleChange}
        choices={shippingMethods.map(({ databaseId, name, price, transitDays, isPickup }) => ({
          value: String(databaseId),
          label: name,
          detail: [
            price != null && (Number(price) === 0 ? t('shipping.free') : money(price, totals.currency)),
            !isPickup && t('shipping.days', { count: transitDays }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </div>
  );
}
