import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { useQuoteDialog } from '../actions/quote-dialog.ts';
import type {
  QuoteGuests_quote$data,
  QuoteGuests_quote$key,
} from './__generated__/QuoteGuests_quote.graphql.ts';
import type { QuoteGuestsMutation } from './__generated__/QuoteGuestsMutation.graphql.ts';

const fragment = graphql`
  fragment QuoteGuests_quote on PriceQuote {
    id
    maySendGuestLink
    guestLinks {
      id
      databaseId
      email
      name
      sentAt
      openedAt
      state
    }
  }
`;

const mutation = graphql`
  mutation QuoteGuestsMutation($input: RevokePriceQuoteGuestLinkInput!) {
    result: revokePriceQuoteGuestLink(input: $input) {
      __typename
      ... on RevokePriceQuoteGuestLinkSuccess {
        priceQuote {
          ...QuoteGuests_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** For staff: guests with access to the offer, and a form to email it to another one. */
export function QuoteGuests({ quote: key }: { quote: QuoteGuests_quote$key }) {
  const { t } = useTranslation('quotes');
  const { id, maySendGuestLink, guestLinks } = useFragment(fragment, key);
  const { open } = useQuoteDialog();
  if (!maySendGuestLink && guestLinks.length === 0) return null;
  return (
    <DetailPanel
      title={t('guests.title')}
      action={
        maySendGuestLink && (
          <Button size="sm" variant="outline" onClick={() => open('GUEST_LINK')}>
            {t('guests.send')}
          </Button>
        )
      }
    >
      {guestLinks.length === 0 && <Text color="fg.muted">{t('guests.none')}</Text>}
      {guestLinks.map((link) => (
        <Guest key={link.id} quoteId={id} link={link} />
      ))}
    </DetailPanel>
  );
}

type GuestProps = { quoteId: string; link: QuoteGuests_quote$data['guestLinks'][number] };

/** A guest link: state, last use, and a button to revoke it. */
function Guest({ quoteId, link }: GuestProps) {
  const { t } = useTranslation('quotes');
  const { dateTime } = useFormat();
  const toasts = useOperationToasts('quotes');
  const [commit, isBusy] = useResultMutation<QuoteGuestsMutation>(mutation);
  const { databaseId, email, name, sentAt, openedAt, state } = link;
  const moment = openedAt
    ? t('guests.opened', { at: dateTime(openedAt) })
    : sentAt
      ? t('guests.sent', { at: dateTime(sentAt) })
      : t('guests.waiting');

  async function revoke() {
    const outcome = await commit({ input: { id: quoteId, guestLinkId: databaseId } });
    if (!outcome.ok) toasts.failed('saving', email, outcome.failure);
  }

  return (
    <Flex justify="space-between" align="flex-start" gap="3">
      <Stack gap="0" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name ?? email} {state !== 'OPEN' && <Badge>{t(`guests.state.${state}`)}</Badge>}
        </Text>
        {name && (
          <Text textStyle="sm" overflowWrap="anywhere">
            {email}
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted">
          {moment}
        </Text>
      </Stack>
      {state === 'OPEN' && (
        <Button
          size="sm"
          variant="plain"
          loading={isBusy}
          aria-label={t('guests.revokeOf', { email })}
          onClick={() => void revoke()}
        >
          {t('guests.revoke')}
        </Button>
      )}
    </Flex>
  );
}
