import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown } from 'react-icons/lu';
import { useOpenDocument } from '../documents/useOpenDocument.ts';
import { companyToday } from '../lib/format/company-zone.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { ActionMenu } from '../ui/actions/ActionMenu.tsx';
import { daysOf, STATEMENT_PERIODS, statementAddress } from './statement-periods.ts';

/** Opens an account statement as a PDF for one of several periods. */
export function StatementMenu({ customerId }: { customerId: number }) {
  const { t } = useTranslation('money');
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument();
  const entries = STATEMENT_PERIODS.map((period) => ({
    key: period,
    label: t(`statement.${period}`),
    isDisabled: isPreparing,
    onSelect: () => {
      void open(statementAddress(customerId, daysOf(period, companyToday()), language));
    },
  }));
  return (
    <ActionMenu
      entries={entries}
      trigger={
        <Button size="sm" variant="outline">
          {t('statement.open')}
          <LuChevronDown aria-hidden />
        </Button>
      }
    />
  );
}
