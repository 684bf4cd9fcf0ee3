import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { CART_ADMIN, CART_EDIT, QUOTES_REVISE } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { CartPromotions_cart$key } from './__generated__/CartPromotions_cart.graphql.ts';
import { CartDiscount } from './CartDiscount.tsx';
import { QuoteWithoutPromotions } from './QuoteWithoutPromotions.tsx';
import { updateFailure } from './update-failure.ts';
import { useCoupon } from './useCoupon.ts';
import { useRemoveWithUndo } from './useRemoveWithUndo.ts';

const TotalsTrace = lazy(async () => ({ default: (await import('./TotalsTrace.tsx')).TotalsTrace }));
const CartTax = lazy(async () => ({ default: (await import('./CartTax.tsx')).CartTax }));

const fragment = graphql`
  fragment CartPromotions_cart on Cart {
    couponCode
    couponProblem
    target
    itemsToAddToCart {
      itemTypeId
      name
    }
    ...CartTax_cart
    ...CartDiscount_cart
    ...QuoteWithoutPromotions_cart
  }
`;

/** The coupon of the cart, available promotions, and a link to how totals are calculated. */
export function CartPromotions({ cart }: { cart: CartPromotions_cart$key }) {
  const { t } = useTranslation('cart-extras');
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const data = useFragment(fragment, cart);
  const [open, setOpen] = useState<'trace' | 'tax' | null>(null);
  const close = () => setOpen(null);
  const { couponCode, couponProblem, itemsToAddToCart, target } = data;
  return (
    <Stack gap="3">
      {itemsToAddToCart.map(({ itemTypeId, name }) => (
        <Notice key={itemTypeId} tone="info">
          <HStack justify="space-between" gap="3" wrap="wrap">
            <span>{t('gift.offer', { name })}</span>
            <ButtonLink
              to={links.product(itemTypeId)}
              size="xs"
              variant="outline"
              aria-label={t('gift.addOf', { name })}
            >
              {t('gift.add')}
            </ButtonLink>
          </HStack>
        </Notice>
      ))}
      {couponProblem && couponCode && (
        <Notice tone="warning">
          {t('coupon.problem', { code: couponCode, reason: t(`coupon.reason.${couponProblem}`) })}
        </Notice>
      )}
      {target === 'PQ' && <QuoteWithoutPromotions cart={data} />}
      {can(CART_EDIT) && <Coupon key={couponCode} code={couponCode ?? null} />}
      {isStaff && can(CART_EDIT) && can(QUOTES_REVISE) && <CartDiscount cart={data} />}
      <HStack gap="2" wrap="wrap">
        <Button variant="ghost" size="xs" aria-haspopup="dialog" onClick={() => setOpen('trace')}>
          {t('trace.open')}
        </Button>
        {can(CART_ADMIN) && (
          <Button variant="ghost" size="xs" aria-haspopup="dialog" onClick={() => setOpen('tax')}>
            {t('tax.open')}
          </Button>
        )}
      </HStack>
      <Suspense>
        {open === 'trace' && <TotalsTrace onClose={close} />}
        {open === 'tax' && <CartTax cart={data} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function Coupon({ code }: { code: string | null }) {
  const { t } = useTranslation('cart-extras');
  const { apply, remove, isBusy } = useCoupon();
  const removeWithUndo = useRemoveWithUndo();

  async function handleApply(form: FormData) {
    const failure = await apply(String(form.get('code') ?? ''));
    if (failure === null) {
      toastSuccess(t('coupon.applied', { code: String(form.get('code')).trim().toUpperCase() }));
      return null;
    }
    return updateFailure(failure);
  }

  if (code !== null) {
    const undone = { removed: t('coupon.removed', { code }), restore: () => apply(code) };
    return (
      <HStack justify="space-between" gap="3">
        <Text textStyle="sm">{t('coupon.current', { code })}</Text>
        <Button
          size="xs"
          variant="outline"
          loading={isBusy}
          aria-label={t('coupon.removeOf', { code })}
          onClick={() => void removeWithUndo(remove, undone)}
        >
          {t('coupon.remove')}
        </Button>
      </HStack>
    );
  }
  return (
    <Form onSend={handleApply} routeNamespace="cart-extras" isGuarded={false}>
      <HStack align="flex-end" gap="2">
        <TextField
          name="code"
          label={t('coupon.label')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <Button type="submit" variant="outline" loading={isBusy}>
          {t('coupon.apply')}
        </Button>
      </HStack>
    </Form>
  );
}
