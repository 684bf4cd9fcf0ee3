import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { HeaderFacts } from '../../../../ui/data/HeaderFacts.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { Breadcrumb } from '../../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { quoteList } from '../../_lib/quote-list.ts';
import { QuoteActions } from '../actions/QuoteActions.tsx';
import { useVersionName } from '../useVersionName.ts';
import { ValidUntil } from '../ValidUntil.tsx';
import type { QuoteHeader_quote$key } from './__generated__/QuoteHeader_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteHeader_quote on PriceQuote {
    number
    reference
    currency
    validUntil
    status {
      code
      name
      colour
      waitingOn
    }
    customer {
      name
    }
    current {
      number
      isSent
      total
    }
    ...QuoteActions_quote
  }
`;

type QuoteHeaderProps = { quote: QuoteHeader_quote$key; neighbours: ReactNode };

/** The header band: number, version, status, whose turn it is, last day, total, and the actions allowed now. */
export function QuoteHeader({ quote: key, neighbours }: QuoteHeaderProps) {
  const { t } = useTranslation('quotes');
  const quote = useFragment(fragment, key);
  const versionName = useVersionName();
  const [address] = useSearchParams();
  const { isStaff } = useSignedInViewer();
  const { status, current, customer, reference } = quote;
  const waiting = status.waitingOn === 'US' ? 'us' : status.waitingOn === 'CUSTOMER' ? 'customer' : null;
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb
          crumbs={[
            { label: t('tracking') },
            {
              label: t('title'),
              to: links.quotes() + quoteList.search(quoteList.withoutSelection(quoteList.read(address))),
            },
          ]}
        />
        <Box mt="-2" me="-2">
          {neighbours}
        </Box>
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="10" rowGap="4">
        <Box minW="0">
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
            <Heading as="h1" textStyle="display" whiteSpace="nowrap">
              {quote.number}
            </Heading>
            <Text as="span" textStyle="md" fontWeight="medium">
              <StatusDot name={status.name} colour={status.colour} />
            </Text>
          </Flex>
          <Text color="fg.muted">
            {[isStaff && customer.name, versionName(current), reference].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <HeaderFacts>
          {waiting && (
            <div>
              <dt>{t('filter.waiting')}</dt>
              <dd>{t(`option.waiting.${isStaff ? 'staff' : 'customer'}.${waiting}`)}</dd>
            </div>
          )}
          {quote.validUntil && (
            <div>
              <dt>{t('column.validUntil')}</dt>
              <dd>
                <ValidUntil validUntil={quote.validUntil} statusCode={status.code} />
              </dd>
            </div>
          )}
          {current.total != null && (
            <div>
              <dt>{t('column.total')}</dt>
              <dd>
                <Money amount={current.total} currency={quote.currency} />
              </dd>
            </div>
          )}
        </HeaderFacts>
      </Flex>
      <QuoteActions quote={quote} />
    </Panel>
  );
}
