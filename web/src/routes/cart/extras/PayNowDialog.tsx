import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenQuery } from '../../../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import type { payNowQuery as PayNowQuery } from './__generated__/payNowQuery.graphql.ts';
import { PayNowForm, type PayNowProps } from './PayNowForm.tsx';
import { payNowQuery } from './payNowQuery.ts';

/** Orders the cart and pays it with a card, over the checkout: whatever is refused, the checkout stays as it was. */
export function PayNowDialog(props: PayNowProps) {
  const { t } = useTranslation('cart-extras');
  return (
    <ModalDialog isOpen onClose={props.onClose} title={t('pay.title')} size="md">
      <SectionBoundary text={t('cards:processorFailed')}>
        <PayNow {...props} />
      </SectionBoundary>
    </ModalDialog>
  );
}

/** The form with its query, so that another try asks again. */
function PayNow(props: PayNowProps) {
  const queryRef = useOpenQuery<PayNowQuery>(payNowQuery, {});
  return (
    <Suspense fallback={<LinesSkeleton lines={6} />}>
      {queryRef && <PayNowForm queryRef={queryRef} {...props} />}
    </Suspense>
  );
}
