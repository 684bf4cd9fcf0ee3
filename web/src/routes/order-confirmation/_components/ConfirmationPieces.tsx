import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { attributeTexts } from '../../../cart/choices/choice-texts.ts';
import { useChoiceLabels } from '../../../cart/choices/useChoiceLabels.ts';
import { usePartTexts } from '../../../cart/choices/usePartTexts.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { PricingNote } from '../../../orders/PricingNote.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import type {
  ConfirmationPieces_order$data,
  ConfirmationPieces_order$key,
} from './__generated__/ConfirmationPieces_order.graphql.ts';

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
      parts {
        ...usePartTexts_parts
      }
    }
    stockLines {
      id
      title
      isWithdrawn
      quantity
      unitPrice: orderedUnitPrice
      lineTotal: orderedTotal
      pricingNote
      reference
      imageUrl
      choices {
        attributeName
        value
      }
      parts {
        ...usePartTexts_parts
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

type OrderData = ConfirmationPieces_order$data;
type StockLine = OrderData['stockLines'][number];

/** Ordered pieces: each with its job or from stock, choices, promised day and price. */
export function ConfirmationPieces({ order }: { order: ConfirmationPieces_order$key }) {
  const { t } = useTranslation('order-confirmation');
  const { date } = useFormat();
  const { jobOrders, stockLines, currency } = useFragment(fragment, order);
  return (
    <List aria-label={t('pieces')}>
      {jobOrders.map((job) => (
        <Piece
          key={job.id}
          // The price of a remade piece is on the job that it replaces.
          piece={job.charges.some(({ kind }) => kind === 'REMAKE') ? { ...job, lineTotal: null } : job}
          currency={currency}
          note={job.note}
          facts={[
            job.isWithdrawn
              ? job.status.name
              : job.promisedOn && t('promised', { date: date(job.promisedOn) }),
            job.reference && t('reference', { reference: job.reference }),
            job.endCustomer,
          ]}
        >
          <AppLink to={links.jobOrder(job.number)} color="inherit">
            {job.number}
          </AppLink>
        </Piece>
      ))}
      {stockLines.map((line) => (
        <Piece
          key={line.id}
          piece={line}
          currency={currency}
          facts={[line.reference && t('reference', { reference: line.reference })]}
        >
          {t(line.isWithdrawn ? 'withdrawn' : 'fromStock')}
        </Piece>
      ))}
    </List>
  );
}

type PieceProps = {
  piece: Pick<
    StockLine,
    'title' | 'quantity' | 'unitPrice' | 'lineTotal' | 'pricingNote' | 'imageUrl' | 'choices' | 'parts'
  >;
  currency: string;
  note?: string | null | undefined;
  /** Shown after `children`. */
  facts: readonly (string | null | undefined)[];
  /** The job, or that the piece is from stock. */
  children: ReactNode;
};

function Piece({ piece, currency, note, facts, children }: PieceProps) {
  const { t } = useTranslation('order-confirmation');
  const { moneyWithCode } = useFormat();
  const labels = useChoiceLabels();
  const parts = usePartTexts(piece.parts);
  return (
    <Item>
      <PiecePicture src={piece.imageUrl} alt="" sizes="4rem" />
      <Box minW="0">
        <Text as="h3" fontWeight="medium">
          {piece.title}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          {attributeTexts(piece.choices, labels).join(' · ')}
        </Text>
        {parts.map((part) => (
          <Text key={part.code} color="fg.muted" textStyle="xs">
            {part.line}
          </Text>
        ))}
        <Text color="fg.muted" textStyle="xs" mt="1">
          {children}
          {facts.filter(Boolean).map((text) => ` · ${text}`)}
        </Text>
        {note && (
          <Text color="fg.muted" textStyle="xs" whiteSpace="pre-line" overflowWrap="anywhere">
            {t('note', { note })}
          </Text>
        )}
        {piece.unitPrice != null && <PricingNote note={piece.pricingNote} />}
      </Box>
      <Box
        textAlign={{ base: 'start', sm: 'end', _print: 'end' }}
        gridColumn={{ base: '2', sm: 'auto', _print: 'auto' }}
      >
        <Text as="div" fontWeight="medium">
          <Money amount={piece.lineTotal} currency={currency} isPrinted fallback="" />
        </Text>
        {piece.unitPrice != null && (
          <Text color="fg.muted" textStyle="xs">
            {piece.quantity} × {moneyWithCode(piece.unitPrice, currency)}
          </Text>
        )}
      </Box>
    </Item>
  );
}
