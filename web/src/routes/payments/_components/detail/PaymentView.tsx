import { Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DocumentMails } from '../../../../documents/mailing/DocumentMails.tsx';
import { AppliedParts } from '../../../../ledger/AppliedParts.tsx';
import { LedgerHistory } from '../../../../ledger/LedgerHistory.tsx';
import { PAYMENTS_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { DetailColumns } from '../../../../ui/layout/DetailColumns.tsx';
import type { PaymentView_payment$key } from './__generated__/PaymentView_payment.graphql.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentHeader } from './PaymentHeader.tsx';

const PaymentDialogs = lazy(async () => ({
  default: (await import('../actions/PaymentDialogs.tsx')).PaymentDialogs,
}));

const fragment = graphql`
  fragment PaymentView_payment on Payment @no_inline {
    number
    entries {
      ...AppliedParts_entries
      ...LedgerHistory_entries
    }
    ...PaymentHeader_payment
    ...PaymentFacts_payment
    ...PaymentDialogs_payment
  }
`;

type PaymentViewProps = {
  payment: PaymentView_payment$key;
  /** Query string of the list that linked here. */
  listSearch: string;
  neighbours: ReactNode;
};

/** Detail view of a payment: header, paid invoices and history, sums and facts. */
export function PaymentView({ payment: key, listSearch, neighbours }: PaymentViewProps) {
  const { t } = useTranslation('payments');
  const can = useCan();
  const payment = useFragment(fragment, key);
  const [action, setAction] = useState<string | null>(null);
  return (
    <Stack gap="5">
      <CardBoundary>
        <PaymentHeader
          payment={payment}
          listSearch={listSearch}
          neighbours={neighbours}
          onChoose={setAction}
        />
      </CardBoundary>
      <DetailColumns>
        <Stack gap="5">
          <CardBoundary>
            <AppliedParts
              entries={payment.entries}
              title={t('applied.title')}
              none={t('applied.none')}
              other="invoice"
            />
          </CardBoundary>
          <CardBoundary>
            <LedgerHistory entries={payment.entries} other="invoice" />
          </CardBoundary>
          <DocumentMails kind="RECEIPT" number={payment.number} mayPrint={can(PAYMENTS_VIEW)} />
        </Stack>
        <CardBoundary>
          <PaymentFacts payment={payment} />
        </CardBoundary>
      </DetailColumns>
      {action && (
        <Suspense>
          <PaymentDialogs payment={payment} action={action} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
