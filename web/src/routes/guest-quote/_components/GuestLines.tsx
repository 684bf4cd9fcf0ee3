import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePartTexts } from '../../../cart/choices/usePartTexts.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { lineChoices, picked } from '../../../orders/line-choice.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { QuotedTotals } from '../../../orders/QuotedTotals.tsx';
import { AmountLine } from '../../../ui/data/AmountLine.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type {
  GuestLines_quote$data,
  GuestLines_quote$key,
} from './__generated__/GuestLines_quote.graphql.ts';
import type { GuestLinesQuery } from './__generated__/GuestLinesQuery.graphql.ts';

const fragment = graphql`
  fragment GuestLines_quote on GuestQuote {
    currency
    allowedActions
    offer {
      total
      lines {
        lineKey
        title
        quantity
        unitPrice
        linePrice
        pricingNote
        reference
        imageUrl
        isOptional
        alternativeGroup
        ownMetal
        parts {
          ...usePartTexts_parts
        }
        choices {
          attributeId
          attributeName
          value
        }
      }
    }
  }
`;

const query = graphql`
  query GuestLinesQuery($access: String!, $lineKeys: [Int!]!) {
    guestQuote(access: $access) {
      offer {
        chosenTotal(lineKeys: $lineKeys)
        order(lineKeys: $lineKeys) {
          ...QuotedTotals_order
        }
      }
    }
  }
`;

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' },
    gap: { base: '3', sm: '4' },
    alignItems: 'start',
    flex: '1',
    minW: '0',
  },
});

type GuestLinesProps = {
  quote: GuestLines_quote$key;
  access: string;
  lineKeys: number[];
  onChoose: (lineKeys: number[]) => void;
};

/** The pieces of an offer, the choices among them, and the total of the selection. */
export function GuestLines({ quote: key, access, lineKeys, onChoose }: GuestLinesProps) {
  const { t } = useTranslation('guest-quote');
  const { currency, offer, allowedActions } = useFragment(fragment, key);
  const lines = offer?.lines ?? [];
  const { fixed, optional, groups } = lineChoices(lines);
  const { data, isPending } = useDebouncedQuery<GuestLinesQuery>(query, { access, lineKeys });
  const canChoose = allowedActions.includes('ACCEPT');
  const total = data?.guestQuote?.offer ? data.guestQuote.offer.chosenTotal : offer?.total;
  const order = data?.guestQuote?.offer?.order;
  const optionsOf = (ofGroup: typeof lines) =>
    ofGroup.map((line) => ({
      value: String(line.lineKey),
      label: <Piece line={line} currency={currency} />,
    }));
  const pick = (value: string) => canChoose && onChoose(picked(lines, lineKeys, Number(value)));
  const chosen = lineKeys.map(String);

  return (
    <DetailPanel title={t('pieces')}>
      <Stack gap="6">
        {fixed.map((line) => (
          <Piece key={line.lineKey} line={line} currency={currency} />
        ))}
        {groups.map(({ name, lines: ofGroup }) => (
          <OptionList
            key={name}
            legend={t('alternative', { group: name })}
            options={optionsOf(ofGroup)}
            chosen={chosen}
            onChoose={pick}
          />
        ))}
        {optional.length > 0 && (
          <OptionList
            legend={t('optional')}
            isMultiple
            options={optionsOf(optional)}
            chosen={chosen}
            onChoose={pick}
          />
        )}
        <Stack gap="1" aria-live="polite" borderTopWidth="1px" pt="4">
          <AmountLine fontWeight="semibold" textStyle="lg" opacity={isPending ? 0.5 : 1}>
            <span>{t('total')}</span>
            <Money amount={total} currency={currency} />
          </AmountLine>
          {order ? (
            <QuotedTotals order={order} currency={currency} />
          ) : (
            <Text textStyle="xs" color="fg.muted">
              {t('totalHint')}
            </Text>
          )}
        </Stack>
      </Stack>
    </DetailPanel>
  );
}

type Line = NonNullable<GuestLines_quote$data['offer']>['lines'][number];

/** A piece: picture, configuration, price. */
function Piece({ line, currency }: { line: Line; currency: string }) {
  const { t } = useTranslation('guest-quote');
  const { money } = useFormat();
  const { title, quantity, unitPrice, linePrice, reference, choices } = line;
  const parts = usePartTexts(line.parts);
  const configured = [
    ...(line.ownMetal ? [t('ownMetal')] : []),
    ...choices.map(({ attributeName, value }) => t('choice', { name: attributeName, value })),
    ...parts.map((part) => part.line),
  ];
  return (
    <Row>
      <PiecePicture src={line.imageUrl} alt="" sizes="96px" />
      <Flex columnGap="6" rowGap="1" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 12rem">
          <Text as="span" display="block" fontWeight="medium">
            {title}
            {quantity > 1 && ` × ${quantity}`}
          </Text>
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {configured.join(' · ')}
          </Text>
          {reference && (
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {t('choice', { name: t('fact.reference'), value: reference })}
            </Text>
          )}
        </Box>
        <Box textAlign={{ base: 'start', sm: 'end' }}>
          <Text as="span" display="block" fontWeight="medium">
            <Money amount={linePrice} currency={currency} />
          </Text>
          {unitPrice != null && <PricingNote note={line.pricingNote} />}
          {quantity > 1 && unitPrice != null && (
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              {t('unitPrice', { price: money(unitPrice, currency) })}
            </Text>
          )}
        </Box>
      </Flex>
    </Row>
  );
}
