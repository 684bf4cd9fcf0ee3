import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { WaitingOn } from '../../../../orders/waiting/WaitingOn.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailHeader } from '../../../../ui/layout/DetailHeader.tsx';
import { quoteList } from '../../_lib/quote-list.ts';
import { QuoteActions } from '../actions/QuoteActions.tsx';
import { useVersionName } from '../useVersionName.ts';
import { ValidUntil } from '../ValidUntil.tsx';
import type { QuoteHeader_quote$key } from './__generated__/QuoteHeader_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteHeader_quote on PriceQuote {
    id
    number
    reference
    currency
    validUntil
    status {
      code
      name
      colour
    }
    customer {
      name
    }
    current {
      number
      isSent
      total
    }
    waitingFor {
      ...WaitingOn_for
    }
    ...QuoteActions_quote
  }
`;

type QuoteHeaderProps = { quote: QuoteHeader_quote$key; neighbours: ReactNode };

/** Header: number, version, status, who has to act, last day, total, and available actions. */
export function QuoteHeader({ quote: key, neighbours }: QuoteHeaderProps) {
  const { t } = useTranslation('quotes');
  const quote = useFragment(fragment, key);
  const versionName = useVersionName();
  const [address] = useSearchParams();
  const { isStaff } = useSignedInViewer();
  const { status, current, customer, reference } = quote;
  return (
    <DetailHeader
      crumbs={[
        { label: t('tracking') },
        {
          label: t('title'),
          to: links.quotes() + quoteList.search(quoteList.withoutSelection(quoteList.read(address))),
        },
      ]}
      neighbours={neighbours}
      number={quote.number}
      state={<StatusDot name={status.name} colour={status.colour} />}
      lines={[[isStaff && customer.name, versionName(current), reference].filter(Boolean).join(' · ')]}
      facts={[
        quote.waitingFor && {
          label: t('filter.waiting'),
          value: (
            <WaitingOn
              waitingFor={quote.waitingFor}
              subject={quote}
              words={{
                viewer: t('waiting.you'),
                manufacturer: t(`option.waiting.${isStaff ? 'staff' : 'customer'}.us`),
              }}
            />
          ),
        },
        quote.validUntil && {
          label: t('column.validUntil'),
          value: <ValidUntil validUntil={quote.validUntil} statusCode={status.code} />,
        },
        current.total != null && {
          label: t('column.total'),
          value: <Money amount={current.total} currency={quote.currency} />,
        },
      ]}
    >
      <QuoteActions quote={quote} />
    </DetailHeader>
  );
}
