import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import type {
  QuoteApproval_quote$data,
  QuoteApproval_quote$key,
} from './__generated__/QuoteApproval_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteApproval_quote on PriceQuote {
    currency
    approval {
      state
      total
      cost
      marginPercent
      marginFloor
      discountPercent
      discountLimit
      asked {
        at
        reason
        by
      }
      decided {
        at
        reason
        by
      }
    }
  }
`;

const TONES = { NEEDED: 'warning', ASKED: 'info', APPROVED: 'success', REFUSED: 'error' } as const;

type Approval = NonNullable<QuoteApproval_quote$data['approval']>;

/** Approval of an offer below the limits: cost, margin, limits, requester and decision. */
export function QuoteApproval({ quote: key }: { quote: QuoteApproval_quote$key }) {
  const { t } = useTranslation('quotes');
  const { approval, currency } = useFragment(fragment, key);
  if (!approval || approval.state === '%future added value') return null;
  return (
    <Notice tone={TONES[approval.state]} title={t(`approval.state.${approval.state}`)}>
      <Stack gap="3" pt="1">
        <Step kind="asked" step={approval.asked} />
        <Step kind="decided" step={approval.decided} />
        <Facts approval={approval} currency={currency} />
      </Stack>
    </Notice>
  );
}

function Facts({ approval, currency }: { approval: Approval; currency: string }) {
  const { t } = useTranslation('quotes');
  const { percent } = useFormat();
  const { total, cost, marginPercent, marginFloor, discountPercent, discountLimit } = approval;
  const against = (value: string, limit: string | null | undefined, kind: 'floor' | 'limit') => {
    if (limit == null) return percent(value);
    const isBeyond = kind === 'floor' ? Number(value) < Number(limit) : Number(value) > Number(limit);
    return (
      <Text as="span" color={isBeyond ? 'fg.error' : undefined}>
        {t(`approval.${kind}`, { value: percent(value), limit: percent(limit) })}
      </Text>
    );
  };
  const entries = [
    { label: t('approval.offered'), value: total && <Money amount={total} currency={currency} /> },
    { label: t('approval.cost'), value: cost && <Money amount={cost} currency={currency} /> },
    { label: t('terms.margin'), value: marginPercent && against(marginPercent, marginFloor, 'floor') },
    {
      label: t('terms.discount'),
      value: discountPercent && against(discountPercent, discountLimit, 'limit'),
    },
  ];
  return <KeyValueList entries={entries.filter(({ value }) => value)} />;
}

function Step({ kind, step }: { kind: 'asked' | 'decided'; step: Approval['asked'] }) {
  const { t } = useTranslation('quotes');
  const { dateTime } = useFormat();
  if (!step) return null;
  return (
    <div>
      <Text textStyle="xs" color="fg.muted">
        {t(`approval.${kind}`, { who: step.by, at: dateTime(step.at) })}
      </Text>
      {step.reason && <Text whiteSpace="pre-line">{step.reason}</Text>}
    </div>
  );
}
