import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenQuery } from '../../../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import type { payOrderQuery as PayOrderQuery } from './__generated__/payOrderQuery.graphql.ts';
import { PayOrderForm, type PayOrderProps } from './PayOrderForm.tsx';
import { payOrderQuery } from './payOrderQuery.ts';

/** Pays towards a sales order with a card: its deposit, a part of a layaway, or the rest. */
export function PayOrderDialog(props: PayOrderProps) {
  const { t } = useTranslation('pay-order');
  return (
    <ModalDialog isOpen onClose={props.onClose} title={t('title', { number: props.order.number })} size="md">
      <SectionBoundary text={t('cards:processorFailed')}>
        <PayOrder {...props} />
      </SectionBoundary>
    </ModalDialog>
  );
}

/** The form with its query, so that another try asks again. */
function PayOrder(props: PayOrderProps) {
  const queryRef = useOpenQuery<PayOrderQuery>(payOrderQuery, {});
  return (
    <Suspense fallback={<LinesSkeleton lines={6} />}>
      {queryRef && <PayOrderForm queryRef={queryRef} {...props} />}
    </Suspense>
  );
}
