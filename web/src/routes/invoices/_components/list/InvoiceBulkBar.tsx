import { useTranslation } from 'react-i18next';
import { LuCreditCard, LuPrinter } from 'react-icons/lu';
import { invoicesAddress } from '../../../../documents/document-address.ts';
import { useOpenDocument } from '../../../../documents/useOpenDocument.ts';
import { MAX_ALLOCATIONS, MAX_LISTED_IDS } from '../../../../lib/forms/limits.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { INVOICES_PRINT, PAYMENTS_PAY } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ListBulkBar, type SelectedRows } from '../../../../list/selection/ListBulkBar.tsx';
import type { InvoiceRow } from './useInvoiceColumns.tsx';

const isOwed = (rows: readonly InvoiceRow[]) => rows.every(({ balance }) => Number(balance) > 0);

const isIssued = (rows: readonly InvoiceRow[]) => rows.every(({ issuedOn }) => issuedOn);

/** Actions of the selected invoices: print all in one document, except drafts. */
export function InvoiceBulkBar(selected: SelectedRows<InvoiceRow>) {
  const { rows } = selected;
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { customer } = useSignedInViewer();
  const language = useLocale();
  const { open } = useOpenDocument(t('print.missing'));
  const canPrint = can(INVOICES_PRINT);
  const canPay = can(PAYMENTS_PAY) && customer !== null;
  const pay = {
    key: 'pay',
    label: t('bulk.pay'),
    icon: <LuCreditCard aria-hidden />,
    most: MAX_ALLOCATIONS,
    isPossible: isOwed,
    to: links.pay,
  };
  const print = {
    key: 'print',
    label: t('bulk.print'),
    icon: <LuPrinter aria-hidden />,
    most: MAX_LISTED_IDS,
    isPossible: isIssued,
    onSelect: (ids: readonly string[]) => void open(invoicesAddress(ids, language)),
  };
  return (
    <ListBulkBar
      label={t('bulk.label')}
      {...selected}
      note={canPrint && !isIssued(rows) && t('bulk.drafts')}
      actions={[...(canPay ? [pay] : []), ...(canPrint ? [print] : [])]}
    />
  );
}
