import { Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DocumentMails } from '../../../../documents/mailing/DocumentMails.tsx';
import { AppliedParts } from '../../../../ledger/AppliedParts.tsx';
import { LedgerHistory } from '../../../../ledger/LedgerHistory.tsx';
import { INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { DetailColumns } from '../../../../ui/layout/DetailColumns.tsx';
import type { InvoiceView_invoice$key } from './__generated__/InvoiceView_invoice.graphql.ts';
import { InvoiceAmounts } from './InvoiceAmounts.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceHeader } from './InvoiceHeader.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';

const InvoiceDialog = lazy(async () => ({
  default: (await import('../actions/InvoiceDialog.tsx')).InvoiceDialog,
}));

const fragment = graphql`
  fragment InvoiceView_invoice on Invoice @no_inline {
    number
    issuedOn
    entries {
      ...AppliedParts_entries
      ...LedgerHistory_entries
    }
    ...InvoiceHeader_invoice
    ...InvoiceLines_invoice
    ...InvoiceAmounts_invoice
    ...InvoiceFacts_invoice
    ...InvoiceDialog_invoice
  }
`;

type InvoiceViewProps = {
  invoice: InvoiceView_invoice$key;
  /** Query string of the list that linked here. */
  listSearch: string;
  neighbours: ReactNode;
};

/** Detail view of an invoice: header, lines and history on the left, amounts, payments and facts on the right. */
export function InvoiceView({ invoice: key, listSearch, neighbours }: InvoiceViewProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const invoice = useFragment(fragment, key);
  const [action, setAction] = useState<string | null>(null);
  return (
    <Stack gap="5">
      <CardBoundary>
        <InvoiceHeader
          invoice={invoice}
          listSearch={listSearch}
          neighbours={neighbours}
          onChoose={setAction}
        />
      </CardBoundary>
      <DetailColumns>
        <Stack gap="5">
          <CardBoundary>
            <InvoiceLines invoice={invoice} />
          </CardBoundary>
          <CardBoundary>
            <LedgerHistory entries={invoice.entries} other="money" />
          </CardBoundary>
          {invoice.issuedOn && (
            <DocumentMails kind="INVOICE" number={invoice.number} mayPrint={can(INVOICES_PRINT)} />
          )}
        </Stack>
        <Stack gap="5">
          <CardBoundary>
            <InvoiceAmounts invoice={invoice} />
          </CardBoundary>
          <CardBoundary>
            <AppliedParts
              entries={invoice.entries}
              title={t('applied.title')}
              none={t('applied.none')}
              other="money"
            />
          </CardBoundary>
          <CardBoundary>
            <InvoiceFacts invoice={invoice} />
          </CardBoundary>
        </Stack>
      </DetailColumns>
      {action && (
        <Suspense>
          <InvoiceDialog invoice={invoice} action={action} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
