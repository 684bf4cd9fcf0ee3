import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { attributeTexts } from '../../../cart/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/useChoiceLabels.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type { ConfirmationPieces_order$key } from './__generated__/ConfirmationPieces_order.graphql.ts';

const fragment = graphql`
  fragment ConfirmationPieces_order on OrderGroup {
    currency
    jobOrders {
      id
      number
      title
      isWithdrawn
      status {
        name
      }
      quantity
      unitPrice
      lineTotal
      charges {
        kind
      }
      promisedOn
      pricingNote
      reference
      endCustomer
      note
      imageUrl
      choices {
        attributeName
        value
      }
    }
  }
`;

const List = chakra('ul', {
  base: { listStyle: 'none', borderTopWidth: '1px', borderColor: 'border' },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '4rem minmax(0, 1fr)',
      sm: '4rem minmax(0, 1fr) auto',
      _print: '4rem minmax(0, 1fr) auto',
    },
    columnGap: '4',
    rowGap: '2',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
  },
});

/** What was ordered: each piece with its job, choices, promised day and price. */
export function ConfirmationPieces({ order }: { order: ConfirmationPieces_order$key }) {
  const { t } = useTranslation('order-confirmation');
  const { date, moneyWithCode } = useFormat();
  const labels = useChoiceLabels();
  const { jobOrders, currency } = useFragment(fragment, order);
  return (
    <List aria-label={t('pieces')}>
      {jobOrders.map((job) => (
        <Item key={job.id}>
          <PiecePicture src={job.imageUrl} alt="" sizes="4rem" />
          <Box minW="0">
            <Text as="h3" fontWeight="medium">
              {job.title}
            </Text>
            <Text color="fg.muted" textStyle="xs">
              {attributeTexts(job.choices, labels).join(' · ')}
            </Text>
            <Text color="fg.muted" textStyle="xs" mt="1">
              <AppLink to={links.jobOrder(job.number)} color="inherit">
                {job.number}
              </AppLink>
              {[
                job.isWithdrawn
                  ? job.status.name
                  : job.promisedOn && t('promised', { date: date(job.promisedOn) }),
                job.reference && t('reference', { reference: job.reference }),
                job.endCustomer,
              ]
                .filter(Boolean)
                .map((text) => ` · ${text}`)}
            </Text>
            {job.note && (
              <Text color="fg.muted" textStyle="xs" whiteSpace="pre-line" overflowWrap="anywhere">
                {t('note', { note: job.note })}
              </Text>
            )}
            {job.unitPrice != null && <PricingNote note={job.pricingNote} />}
          </Box>
          <Box
            textAlign={{ base: 'start', sm: 'end', _print: 'end' }}
            gridColumn={{ base: '2', sm: 'auto', _print: 'auto' }}
          >
            <Text as="div" fontWeight="medium">
              <Money
                amount={job.charges.some(({ kind }) => kind === 'REMAKE') ? null : job.lineTotal}
                currency={currency}
                isPrinted
                fallback=""
              />
            </Text>
            {job.unitPrice != null && (
              <Text color="fg.muted" textStyle="xs">
                {job.quantity} × {moneyWithCode(job.unitPrice, currency)}
              </Text>
            )}
          </Box>
        </Item>
      ))}
    </List>
  );
}
