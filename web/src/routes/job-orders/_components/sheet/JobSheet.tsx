import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { CATALOG_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { PiecePicture } from '../../../../ui/pictures/PiecePicture.tsx';
import type { JobSheet_job$key } from './__generated__/JobSheet_job.graphql.ts';
import { Barcode } from './Barcode.tsx';
import { SheetChecks } from './SheetChecks.tsx';
import { SheetItem } from './SheetItem.tsx';
import { SheetNotes } from './SheetNotes.tsx';

const fragment = graphql`
  fragment JobSheet_job on JobOrder {
    number
    title
    quantity
    currency
    lineTotal
    total
    charges {
      kind
      name
      amount
    }
    promisedOn
    wantedBy
    createdAt
    poNumber
    reference
    endCustomer
    imageUrl
    status {
      name
    }
    priority {
      name
    }
    customer {
      name
      accountNumber
    }
    items {
      id
      ...SheetItem_item
      children {
        id
        ...SheetItem_item
      }
    }
    ...SheetChecks_job
    ...SheetNotes_job
  }
`;

const Paper = chakra('article', {
  base: {
    bg: 'white',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    p: { base: '5', md: '10' },
    breakAfter: 'page',
    _last: { breakAfter: 'auto' },
    _print: { borderWidth: '0', p: '0', borderRadius: '0' },
  },
});

/** The traveler sheet of a job with all data for the workshop. Prices only with permission 1301. */
export function JobSheet({ job: key }: { job: JobSheet_job$key }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const can = useCan();
  const job = useFragment(fragment, key);
  function amounts() {
    const { charges, currency, quantity, lineTotal, total } = job;
    const isTakenOver = charges.some(({ kind }) => kind === 'REMAKE');
    const rows = [
      ...(charges.length === 0 || isTakenOver
        ? []
        : [{ label: t('price.line', { quantity }), amount: lineTotal }]),
      ...charges.map(({ name, amount }) => ({ label: name, amount })),
      { label: t('column.total'), amount: total },
    ];
    return rows.map(({ label, amount }) => ({
      label,
      value: amount != null && <Money amount={amount} currency={currency} isPrinted />,
    }));
  }

  const entries = [
    { label: t('column.customer'), value: `${job.customer.name} (${job.customer.accountNumber})` },
    { label: t('fact.priority'), value: job.priority.name },
    { label: t('column.ordered'), value: date(job.createdAt) },
    { label: t('fact.wantedBy'), value: job.wantedBy && date(job.wantedBy) },
    { label: t('fact.po'), value: job.poNumber },
    { label: t('fact.reference'), value: job.reference },
    { label: t('fact.endCustomer'), value: job.endCustomer },
    { label: t('column.status'), value: job.status.name },
    ...(can(CATALOG_VIEW) ? amounts() : []),
  ];
  return (
    <Paper className="chakra-theme light" aria-label={t('sheet.of', { number: job.number })}>
      <Flex justify="space-between" align="flex-start" gap="6" wrap="wrap">
        <Stack gap="2" minW="0">
          <Text textStyle="overline" color="fg.muted">
            {t('sheet.title')}
          </Text>
          <Heading
            as="h1"
            fontSize={{ base: '2xl', sm: 'hero', _print: 'hero' }}
            whiteSpace="nowrap"
            lineHeight="1"
            letterSpacing="wide"
            fontVariantNumeric="tabular-nums"
          >
            {job.number}
          </Heading>
          <Barcode text={job.number} />
        </Stack>
        <Stack gap="0" textAlign={{ base: 'start', sm: 'end', _print: 'end' }}>
          <Text textStyle="xs" color="fg.muted">
            {t('column.promised')}
          </Text>
          <Text textStyle="2xl" fontWeight="semibold">
            {job.promisedOn ? date(job.promisedOn) : t('orders:promised.none')}
          </Text>
          <Text textStyle="lg">{t('sheet.quantity', { count: job.quantity })}</Text>
        </Stack>
      </Flex>
      <Grid
        templateColumns={{ base: '1fr', sm: '14rem minmax(0, 1fr)', _print: '12rem minmax(0, 1fr)' }}
        gap="6"
        mt="6"
        pt="6"
        borderTopWidth="2px"
        borderColor="border.gold"
      >
        <PiecePicture src={job.imageUrl} alt={job.title} sizes="224px" isLead />
        <Stack gap="4">
          <Text textStyle="lg" fontWeight="medium">
            {job.title}
          </Text>
          <KeyValueList entries={entries.filter(({ value }) => value)} />
        </Stack>
      </Grid>
      <Stack gap="6" mt="6">
        {job.items.map((item) => (
          <Box key={item.id}>
            <SheetItem item={item} />
            {item.children.map((child) => (
              <Box key={child.id} ms="6" mt="3">
                <SheetItem item={child} />
              </Box>
            ))}
          </Box>
        ))}
        <SheetChecks job={job} />
        <SheetNotes job={job} />
      </Stack>
    </Paper>
  );
}
