import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuCreditCard, LuHandCoins, LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { documentAddress } from '../../../../documents/document-address.ts';
import { useOpenDocument } from '../../../../documents/useOpenDocument.ts';
import { recordState } from '../../../../ledger/recorded-invoice.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { INVOICES_PRINT, PAYMENTS_PAY } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import type { InvoiceActions_invoice$key } from './__generated__/InvoiceActions_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceActions_invoice on Invoice {
    id
    number
    issuedOn
    balance
    customer {
      databaseId
      name
    }
    allowedActions {
      action
      missing
    }
  }
`;

/** Next steps. The other actions end the invoice. */
const FORWARD = ['ISSUE'];

type InvoiceActionsProps = {
  invoice: InvoiceActions_invoice$key;
  onChoose: (action: string) => void;
};

/** Available actions of the invoice, and its document in the page’s language. */
export function InvoiceActions({ invoice: key, onChoose }: InvoiceActionsProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { customer, isStaff } = useSignedInViewer();
  const navigate = useNavigate();
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument(t('print.missing'));
  const invoice = useFragment(fragment, key);
  const { number, issuedOn, balance, allowedActions } = invoice;
  const mayPay = Number(balance) > 0 && can(PAYMENTS_PAY);
  const actions = allowedActions.map((offered) => ({ ...offered, enabled: offered.missing == null }));
  return (
    <ActionBar
      layout={layOutActions(actions, { forward: FORWARD })}
      namespace="invoices"
      destructive={['VOID', 'WRITE_OFF']}
      isBusy={false}
      onChoose={({ action }) => onChoose(action)}
    >
      {mayPay && isStaff && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            const { databaseId: customerId, name: customerName } = invoice.customer;
            const recordFor = { customerId, customerName, invoiceId: invoice.id, balance };
            void navigate(links.payments(), { state: recordState(recordFor) });
          }}
        >
          <LuHandCoins aria-hidden />
          {t('record')}
        </Button>
      )}
      {mayPay && customer && (
        <ButtonLink size="sm" to={links.pay([number])}>
          <LuCreditCard aria-hidden />
          {t('pay')}
        </ButtonLink>
      )}
      {issuedOn && can(INVOICES_PRINT) && (
        <Button
          size="sm"
          variant="outline"
          disabled={isPreparing}
          onClick={() => void open(documentAddress('invoice', number, language))}
        >
          <LuPrinter aria-hidden />
          {t('print.open')}
        </Button>
      )}
    </ActionBar>
  );
}
