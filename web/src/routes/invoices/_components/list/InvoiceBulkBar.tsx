import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { invoicesAddress } from '../../../../documents/document-address.ts';
import { useOpenDocument } from '../../../../documents/useOpenDocument.ts';
import { MAX_LISTED_IDS } from '../../../../lib/forms/limits.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { ListBulkBar, type SelectedRows } from '../../../../list/ListBulkBar.tsx';
import type { InvoiceRow } from './InvoiceList.tsx';

const isIssued = (rows: readonly InvoiceRow[]) => rows.every(({ issuedOn }) => issuedOn);

/** What can be done with the selected invoices: all of them in one document, but no drafts. */
export function InvoiceBulkBar(selected: SelectedRows<InvoiceRow>) {
  const { rows } = selected;
  const { t } = useTranslation('invoices');
  const can = useCan();
  const language = useLocale();
  const { open } = useOpenDocument({ missing: t('print.missing'), failed: t('print.failed') });
  const canPrint = can(INVOICES_PRINT);
  return (
    <ListBulkBar
      label={t('bulk.label')}
      {...selected}
      note={canPrint && !isIssued(rows) && t('bulk.drafts')}
      actions={
        canPrint
          ? [
              {
                key: 'print',
                label: t('bulk.print'),
                icon: <LuPrinter aria-hidden />,
                most: MAX_LISTED_IDS,
                isPossible: isIssued,
                onSelect: (ids) => void open(invoicesAddress(ids, language)),
              },
            ]
          : []
      }
    />
  );
}
