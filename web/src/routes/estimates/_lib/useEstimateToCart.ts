import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { links } from '../../../links.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';

/** Converts an estimate to a cart line and opens the cart, unless rings of equal size are not confirmed. */
export function useEstimateToCart({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('estimates');
  const { failed } = useOperationToasts('estimates', 'contacts');
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [isAdding, setIsAdding] = useState(false);

  /** Fetched on demand with its documents. */
  async function add() {
    const { estimateToCart } = await import('./estimate-to-cart.ts');
    return estimateToCart(environment, id);
  }

  async function toCart() {
    setIsAdding(true);
    const outcome = await add().finally(() => setIsAdding(false));
    if (!outcome) return;
    if (!outcome.ok) return failed('saving', number, outcome.failure);
    toastSuccess(t('act.inCart', { number }));
    void navigate(links.cart());
  }

  return { isAdding, toCart };
}
