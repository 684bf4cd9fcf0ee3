import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { usePageTitle } from '../../../lib/routing/usePageTitle.ts';
import { standardKeys } from '../../../orders/line-choice.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { GuestOfferView_quote$key } from './__generated__/GuestOfferView_quote.graphql.ts';
import { GuestAnswer } from './GuestAnswer.tsx';
import { GuestLines } from './GuestLines.tsx';

const fragment = graphql`
  fragment GuestOfferView_quote on GuestQuote {
    number
    customerName
    poNumber
    reference
    validUntil
    isExpired
    offer {
      number
      depositPercent
      leadDays
      terms
      lines {
        lineKey
        isOptional
        alternativeGroup
      }
    }
    ...GuestLines_quote
    ...GuestAnswer_quote
  }
`;

type GuestOfferViewProps = { quote: GuestOfferView_quote$key; access: string; onReload: () => void };

/** An offer in one column: recipient and validity, pieces with choices, and the answer. */
export function GuestOfferView({ quote: key, access, onReload }: GuestOfferViewProps) {
  const { t } = useTranslation('guest-quote');
  const { date, percent, number: figure } = useFormat();
  const quote = useFragment(fragment, key);
  const { number, offer, validUntil, isExpired, customerName } = quote;
  const [lineKeys, setLineKeys] = useState(() => standardKeys(offer?.lines ?? []));
  usePageTitle(number);
  const day = validUntil && date(validUntil);
  const leadDays = offer?.leadDays ?? null;
  const entries = [
    { label: t('fact.validUntil'), value: day && (isExpired ? t('fact.expired', { day }) : day) },
    {
      label: t('fact.deposit'),
      value: offer?.depositPercent && t('orders:quoted.agreed', { percent: percent(offer.depositPercent) }),
    },
    {
      label: t('fact.leadTime'),
      value: leadDays !== null && t('fact.leadDays', { count: leadDays, days: figure(leadDays) }),
    },
    { label: t('fact.po'), value: quote.poNumber },
    { label: t('fact.reference'), value: quote.reference },
  ];
  return (
    <Stack gap="5">
      <Panel as="header">
        <Heading as="h1" textStyle="display">
          {t('heading', { number })}
        </Heading>
        <Text color="fg.muted" mb="4">
          {[t('for', { customer: customerName }), offer && t('offer', { number: offer.number })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <KeyValueList entries={entries.filter(({ value }) => value)} />
      </Panel>
      <GuestLines quote={quote} access={access} lineKeys={lineKeys} onChoose={setLineKeys} />
      {offer?.terms && (
        <DetailPanel title={t('terms')}>
          <Text whiteSpace="pre-line">{offer.terms}</Text>
        </DetailPanel>
      )}
      <GuestAnswer quote={quote} access={access} lineKeys={lineKeys} onReload={onReload} />
    </Stack>
  );
}
