import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { HistoryLine, HistoryStep } from '../../../ui/data/HistoryLine.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { CreditData } from '../_lib/credit-data.ts';

/** Entries of a credit, newest first. */
export function CreditEntries({ credit }: { credit: CreditData }) {
  const { t } = useTranslation('customer-credits');
  const { date } = useFormat();
  return (
    <DetailPanel title={t('entries.title')}>
      <HistoryLine>
        {credit.entries.toReversed().map((entry) => {
          const { id, kind, isReversal, invoiceNumber, method, reference, reason, user } = entry;
          const what = t(isReversal ? `entries.back.${kind}` : `entries.${kind}`, {
            invoice: invoiceNumber ?? t('entries.anInvoice'),
          });
          const facts = [
            method && t(`method.${method}`),
            reference,
            kind === 'CREDIT_ISSUED' && !isReversal ? null : reason,
          ];
          return (
            <HistoryStep key={id}>
              <Flex justify="space-between" gap="4" wrap="wrap">
                <Text fontWeight="medium">
                  {invoiceNumber ? <AppLink to={links.invoice(invoiceNumber)}>{what}</AppLink> : what}
                </Text>
                <Money amount={entry.amount} currency={entry.currency} />
              </Flex>
              <Text textStyle="sm">{facts.filter(Boolean).join(' · ')}</Text>
              <Text textStyle="xs" color="fg.muted">
                {[date(entry.bookedOn), user.fullName].join(' · ')}
              </Text>
            </HistoryStep>
          );
        })}
      </HistoryLine>
    </DetailPanel>
  );
}
