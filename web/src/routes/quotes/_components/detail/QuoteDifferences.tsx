import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type {
  QuoteDifferences_version$data,
  QuoteDifferences_version$key,
} from './__generated__/QuoteDifferences_version.graphql.ts';
import { useDifferenceValue } from './useDifferenceValue.ts';

const fragment = graphql`
  fragment QuoteDifferences_version on PriceQuoteVersion {
    number
    differences {
      kind
      lineKey
      title
      before
      after
    }
  }
`;

const Changes = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3', textStyle: 'sm' },
});
const Before = chakra('del', { base: { color: 'fg.muted', whiteSpace: 'pre-line' } });
const After = chakra('ins', {
  base: { textDecoration: 'none', fontWeight: 'medium', whiteSpace: 'pre-line' },
});

type Difference = QuoteDifferences_version$data['differences'][number];

type QuoteDifferencesProps = { version: QuoteDifferences_version$key; currency: string };

/** Changes since the previous version, before and after. */
export function QuoteDifferences({ version: key, currency }: QuoteDifferencesProps) {
  const { t } = useTranslation('quotes');
  const { differences } = useFragment(fragment, key);
  if (differences.length === 0) return null;
  return (
    <DetailPanel title={t('difference.title')}>
      <Changes>
        {differences.map((difference) => (
          <Change
            key={[difference.kind, difference.lineKey].join(' ')}
            difference={difference}
            currency={currency}
          />
        ))}
      </Changes>
    </DetailPanel>
  );
}

function Change({ difference, currency }: { difference: Difference; currency: string }) {
  const { t } = useTranslation('quotes');
  const textOf = useDifferenceValue(currency);
  const { kind, title, before, after } = difference;
  return (
    <li>
      <Text textStyle="xs" color="fg.muted">
        {[t(`difference.kind.${kind}`), kind !== 'CONFIGURATION' && title].filter(Boolean).join(' · ')}
      </Text>
      {kind === 'LINE_ADDED' ? (
        <After>{textOf(kind, after)}</After>
      ) : kind === 'LINE_REMOVED' ? (
        <Before>{textOf(kind, before)}</Before>
      ) : (
        <>
          <Before>{textOf(kind, before)}</Before> → <After>{textOf(kind, after)}</After>
        </>
      )}
    </li>
  );
}
