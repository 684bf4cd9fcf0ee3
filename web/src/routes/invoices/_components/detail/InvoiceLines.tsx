import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { JOB_ORDERS_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type {
  InvoiceLines_invoice$data,
  InvoiceLines_invoice$key,
} from './__generated__/InvoiceLines_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceLines_invoice on Invoice {
    currency
    issuedOn
    lines {
      id
      kind
      title
      jobNumber
      reference
      quantity
      unitPrice
      amount
    }
  }
`;

const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0', pt: '0' },
  },
});

/** The groups of lines in order. Metal differences are a separate group. */
const GROUPS = [
  { key: 'pieces', kinds: ['PIECE'] },
  { key: 'charges', kinds: ['CHARGE', 'CREDITED', 'TAX_REDUCED'] },
  { key: 'metal', kinds: ['METAL_WEIGHT', 'METAL_MARKET'] },
] as const;

type LineData = InvoiceLines_invoice$data['lines'][number];

/** Invoiced lines: pieces, changes of the order, and metal differences at shipping. */
export function InvoiceLines({ invoice: key }: { invoice: InvoiceLines_invoice$key }) {
  const { t } = useTranslation('invoices');
  const { lines, currency, issuedOn } = useFragment(fragment, key);
  const groups = GROUPS.map(({ key: name, kinds }) => ({
    name,
    lines: lines.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
  })).filter((group) => group.lines.length > 0);
  return (
    <DetailPanel title={t('lines.title')}>
      {!issuedOn && <Text color="fg.muted">{t('lines.draft')}</Text>}
      {groups.map(({ name, lines: own }) => (
        <Stack key={name} gap="2">
          {groups.length > 1 && (
            <Heading as="h3" textStyle="sm" color="fg.muted">
              {t(`lines.group.${name}`)}
            </Heading>
          )}
          <chakra.ul listStyle="none">
            {own.map((line) => (
              <InvoiceLine key={line.id} line={line} currency={currency} />
            ))}
          </chakra.ul>
        </Stack>
      ))}
    </DetailPanel>
  );
}

function InvoiceLine({ line, currency }: { line: LineData; currency: string }) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { title, jobNumber, reference, quantity, unitPrice, amount } = line;
  return (
    <Line>
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Flex wrap="wrap" columnGap="3" textStyle="xs" color="fg.muted">
          {jobNumber &&
            (can(JOB_ORDERS_VIEW) ? (
              <AppLink to={links.jobOrder(jobNumber)} whiteSpace="nowrap">
                {t('lines.job', { number: jobNumber })}
              </AppLink>
            ) : (
              t('lines.job', { number: jobNumber })
            ))}
          {reference && <span>{reference}</span>}
        </Flex>
      </Box>
      <Box textAlign="end" flexShrink="0">
        <Text fontWeight="medium">
          <Money amount={amount} currency={currency} />
        </Text>
        {quantity > 1 && (
          <Text textStyle="xs" color="fg.muted">
            {quantity} × <Money amount={unitPrice} currency={currency} />
          </Text>
        )}
      </Box>
    </Line>
  );
}
