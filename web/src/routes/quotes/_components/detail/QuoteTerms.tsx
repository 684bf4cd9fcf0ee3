import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { QuoteTerms_version$key } from './__generated__/QuoteTerms_version.graphql.ts';

const fragment = graphql`
  fragment QuoteTerms_version on PriceQuoteVersion {
    versionNumber: number
    terms
    depositPercent
    leadDays
    validOn
    validUntil
    pricingNote
    sentAt
    sentBy {
      fullName
    }
    marginPercent
    discountPercent
    internalNote
  }
`;

type QuoteTermsProps = {
  version: QuoteTerms_version$key;
  /** Totals of the resulting order. */
  sums?: ReactNode;
};

/** Terms of a version: deposit, lead time, last day; for staff also margin and internal note. */
export function QuoteTerms({ version: key, sums }: QuoteTermsProps) {
  const { t } = useTranslation('quotes');
  const { date, dateTime, percent, number } = useFormat();
  const version = useFragment(fragment, key);
  const { depositPercent, leadDays, validOn, validUntil, sentAt, sentBy } = version;
  const lastDay = validUntil ? date(validUntil) : validOn && date(validOn);
  const entries = [
    { label: t('column.validUntil'), value: lastDay },
    {
      label: t('terms.deposit'),
      value: depositPercent && t('orders:quoted.agreed', { percent: percent(depositPercent) }),
    },
    {
      label: t('terms.leadTime'),
      value: leadDays != null && t('terms.leadDays', { count: leadDays, days: number(leadDays) }),
    },
    {
      label: t('terms.pricing'),
      value: version.pricingNote ?? t('orders:price.fixed'),
    },
    {
      label: t(version.versionNumber === 0 ? 'terms.requested' : 'terms.sent'),
      value: sentAt && [dateTime(sentAt), sentBy?.fullName].filter(Boolean).join(' · '),
    },
    {
      label: t('terms.margin'),
      value: version.marginPercent && percent(version.marginPercent),
    },
    {
      label: t('terms.discount'),
      value:
        version.discountPercent && Number(version.discountPercent) > 0 && percent(version.discountPercent),
    },
  ].filter(({ value }) => value);
  return (
    <DetailPanel title={t('terms.title')}>
      <KeyValueList entries={entries} />
      {sums}
      {version.terms && <Text whiteSpace="pre-line">{version.terms}</Text>}
      {version.internalNote && (
        <Text whiteSpace="pre-line" color="fg.muted">
          {t('terms.internal', { note: version.internalNote })}
        </Text>
      )}
    </DetailPanel>
  );
}
