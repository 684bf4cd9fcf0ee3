import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useDocumentEntries } from '../../../../documents/useDocumentEntries.ts';
import { links } from '../../../../links.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DetailHeader } from '../../../../ui/layout/DetailHeader.tsx';
import type { PaymentHeader_payment$key } from './__generated__/PaymentHeader_payment.graphql.ts';

const fragment = graphql`
  fragment PaymentHeader_payment on Payment {
    number
    currency
    amount
    available
    isReversed
    method
    receivedOn
    reference
    charge {
      cardName
    }
    allowedActions
    customer {
      name
    }
  }
`;

type PaymentHeaderProps = {
  payment: PaymentHeader_payment$key;
  listSearch: string;
  neighbours: ReactNode;
  onChoose: (action: string) => void;
};

/** Header: number, customer and method, remaining amount, and available actions. */
export function PaymentHeader({ payment: key, listSearch, neighbours, onChoose }: PaymentHeaderProps) {
  const { t } = useTranslation(['payments', 'ledger']);
  const payment = useFragment(fragment, key);
  const { number, currency, customer, method, charge, reference, allowedActions } = payment;
  const documents = useDocumentEntries([{ kind: 'receipt', number }]);
  const actions = allowedActions.map((action) => ({ action, enabled: true, missing: null }));
  return (
    <DetailHeader
      crumbs={[{ label: t('money') }, { label: t('title'), to: links.payments() + listSearch }]}
      neighbours={neighbours}
      number={number}
      state={
        payment.isReversed && (
          <Text as="span" color="fg.error">
            {t('reversed')}
          </Text>
        )
      }
      lines={[
        [customer.name, charge?.cardName ?? t(`ledger:method.${method}`), reference]
          .filter(Boolean)
          .join(' · '),
      ]}
      facts={[
        { label: t('column.received'), value: <DateText value={payment.receivedOn} /> },
        { label: t('column.amount'), value: <Money amount={payment.amount} currency={currency} /> },
        { label: t('column.available'), value: <Money amount={payment.available} currency={currency} /> },
      ]}
    >
      <ActionBar
        layout={layOutActions(actions, { forward: ['APPLY'] })}
        namespace="payments"
        destructive={['REFUND', 'REVERSE']}
        entries={documents}
        isBusy={false}
        onChoose={({ action }) => onChoose(action)}
      />
    </DetailHeader>
  );
}
