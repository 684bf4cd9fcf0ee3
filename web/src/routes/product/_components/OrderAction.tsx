import { Button, Icon } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCheck, LuShoppingBag } from 'react-icons/lu';
import { useLocation } from 'react-router';
import { expectCartPanel } from '../../../cart/cart-panel.ts';
import { CART_ADD } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { LateHint } from '../../../ui/actions/LateHint.tsx';
import { type PieceOrder, usePlacePiece } from '../_lib/usePlacePiece.ts';

const CustomerDialog = lazy(async () => ({
  default: (await import('../../../layouts/backoffice/CustomerDialog.tsx')).CustomerDialog,
}));
const SignInFirstDialog = lazy(async () => ({
  default: (await import('./SignInFirstDialog.tsx')).SignInFirstDialog,
}));

type OrderActionProps = {
  order: PieceOrder;
  /** Cart line being changed. */
  line: string | null;
  isComplete: boolean;
  onIncomplete: () => void;
};

type Question = 'signIn' | 'customer' | null;

/** The add-to-cart button of a configured piece, or why it cannot be added. */
export function OrderAction({ order, line, isComplete, onIncomplete }: OrderActionProps) {
  const { t } = useTranslation('product');
  const { viewer } = useShell();
  const can = useCan();
  const { pathname, search } = useLocation();
  const [question, setQuestion] = useState<Question>(null);
  const { place, isPlacing } = usePlacePiece(line);
  const close = () => setQuestion(null);
  const mayAdd = viewer?.customer != null && can(CART_ADD);

  useEffect(() => {
    if (mayAdd) expectCartPanel();
  }, [mayAdd]);

  async function handleAdd() {
    if (!isComplete) return onIncomplete();
    if (!viewer) return setQuestion('signIn');
    if (!viewer.customer) return setQuestion('customer');
    await place(order);
  }

  const isForbidden = viewer !== null && !can(CART_ADD);
  const button = (
    <Button
      size="lg"
      px={{ base: '4', md: '6' }}
      loading={isPlacing}
      aria-disabled={isForbidden || undefined}
      onClick={isForbidden ? undefined : handleAdd}
    >
      <Icon as={line === null ? LuShoppingBag : LuCheck} hideBelow="sm" aria-hidden />
      {t(line === null ? 'add' : 'saveChanges')}
    </Button>
  );
  return (
    <>
      {isForbidden ? <LateHint text={t('mayNotOrder')}>{button}</LateHint> : button}
      <Suspense>
        {question === 'signIn' && <SignInFirstDialog returnTo={pathname + search} onClose={close} />}
        {question === 'customer' && <CustomerDialog onClose={close} />}
      </Suspense>
    </>
  );
}
