import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { documentAddress } from '../../../../documents/document-address.ts';
import { useOpenDocument } from '../../../../documents/useOpenDocument.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { INVOICES_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import type { InvoiceActions_invoice$key } from './__generated__/InvoiceActions_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceActions_invoice on Invoice {
    number
    issuedOn
    allowedActions {
      action
      missing
    }
  }
`;

/** The step forward; the others end the invoice. */
const FORWARD = ['ISSUE'];

type InvoiceActionsProps = {
  invoice: InvoiceActions_invoice$key;
  onChoose: (action: string) => void;
};

/** What may be done with the invoice now, and its document in the language of the page. */
export function InvoiceActions({ invoice: key, onChoose }: InvoiceActionsProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument({ missing: t('print.missing'), failed: t('print.failed') });
  const { number, issuedOn, allowedActions } = useFragment(fragment, key);
  const actions = allowedActions.map((offered) => ({ ...offered, enabled: offered.missing == null }));
  return (
    <ActionBar
      layout={layOutActions(actions, { forward: FORWARD })}
      namespace="invoices"
      destructive={['VOID', 'WRITE_OFF']}
      isBusy={false}
      onChoose={({ action }) => onChoose(action)}
    >
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
