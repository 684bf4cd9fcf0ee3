import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { useVersionName } from '../useVersionName.ts';
import type { QuoteLines_version$key } from './__generated__/QuoteLines_version.graphql.ts';
import { QuoteLine } from './QuoteLine.tsx';

const fragment = graphql`
  fragment QuoteLines_version on PriceQuoteVersion {
    number
    isSent
    total
    lines {
      lineKey
      ...QuoteLine_line
    }
  }
`;

const Pieces = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted', pt: '5' },
  },
});

type QuoteLinesProps = {
  version: QuoteLines_version$key;
  currency: string;
  /** Number of the quote. */
  quote: string;
  isCurrent: boolean;
  action?: ReactNode;
};

/** The pieces of a version with prices, and their total. */
export function QuoteLines({ version: key, currency, quote, isCurrent, action }: QuoteLinesProps) {
  const { t } = useTranslation('quotes');
  const version = useFragment(fragment, key);
  const versionName = useVersionName();
  return (
    <DetailPanel title={t('lines.title', { version: versionName(version) })} action={action}>
      {version.lines.length === 0 ? (
        <Text color="fg.muted">{t('lines.none')}</Text>
      ) : (
        <Pieces>
          {version.lines.map((line) => (
            <li key={line.lineKey}>
              <QuoteLine
                line={line}
                currency={currency}
                quote={quote}
                version={isCurrent ? undefined : version.number}
              />
            </li>
          ))}
        </Pieces>
      )}
      {version.total != null && (
        <Stack gap="1" borderTopWidth="1px" borderColor="border" pt="3">
          <AmountLine fontWeight="semibold" textStyle="lg">
            <span>{t('column.total')}</span>
            <Money amount={version.total} currency={currency} />
          </AmountLine>
          <Text textStyle="xs" color="fg.muted">
            {t('lines.totalHint')}
          </Text>
        </Stack>
      )}
    </DetailPanel>
  );
}
