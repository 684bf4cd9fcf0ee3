import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import { isUnexplained } from '../lib/forms/mutation-failure.ts';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { toastError } from '../ui/feedback/toaster.ts';

/** Shows why a gateway did not save a card, one toast per reason (administration spec section 8). */
export function useCardToasts(): (failure: MutationFailure, gatewayCode: string) => void {
  const { t } = useTranslation('cards');
  const { ofCode, ofFailure } = useErrorText('cards');
  return (failure, gatewayCode) => {
    if (isUnexplained(failure)) {
      const reason = ofFailure(failure, null);
      toastError(gatewayCode === 'SQUARE' ? `${t('squareFailed')} ${reason}` : reason);
      return;
    }
    const reasons = failure.issues.map(({ code }) => ofCode(code));
    for (const reason of reasons.length > 0 ? reasons : [ofFailure(failure, null)]) toastError(reason);
  };
}
