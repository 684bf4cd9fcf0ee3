import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { Form } from '../../../../lib/forms/Form.tsx';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { Money } from '../../../../ui/Money.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { PriceSummary } from '../PriceSummary.tsx';
import type { ReorderPreviewQuery } from './__generated__/ReorderPreviewQuery.graphql.ts';

/** What a re-order would cost today. */
export const reorderPreviewQuery = graphql`
  query ReorderPreviewQuery($jobOrderId: ID!) {
    reorderPreview(jobOrderId: $jobOrderId) {
      before
      after
      quoteRequired
      promisedOn
      summary {
        ...PriceSummary_row
      }
      jobOrder {
        title
        quantity
        currency
      }
    }
  }
`;

const Prices = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { textStyle: 'lg', fontWeight: 'medium' },
  },
});

type ReorderPreviewProps = {
  queryRef: PreloadedQuery<ReorderPreviewQuery>;
  isBusy: boolean;
  onOrder: (unitPrice: string) => Promise<MutationFailure | null>;
  onClose: () => void;
};

/** Before and after for one piece, what today's price consists of, and the button that orders at it. */
export function ReorderPreview({ queryRef, isBusy, onOrder, onClose }: ReorderPreviewProps) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { reorderPreview: preview } = usePreloadedQuery<ReorderPreviewQuery>(reorderPreviewQuery, queryRef);
  if (!preview) return <Notice tone="warning">{t('errors.NOT_FOR_THIS_SIDE')}</Notice>;
  const { jobOrder, before, after, promisedOn, summary } = preview;
  const { currency } = jobOrder;
  if (preview.quoteRequired || after == null)
    return <Notice tone="warning">{t('errors.QUOTE_REQUIRED')}</Notice>;
  return (
    <Form onSend={() => onOrder(after)} routeNamespace="jobs" isGuarded={false}>
      <Text color="fg.muted">
        {jobOrder.title}
        {jobOrder.quantity > 1 && ` × ${jobOrder.quantity}`}
      </Text>
      <Prices>
        <div>
          <dt>{t('reorder.before')}</dt>
          <dd>
            <Money amount={before} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('reorder.after')}</dt>
          <Box as="dd" color="fg.gold">
            <Money amount={after} currency={currency} />
          </Box>
        </div>
      </Prices>
      {summary && summary.length > 0 && (
        <Stack gap="2">
          <Text textStyle="label">{t('price.summary')}</Text>
          <PriceSummary rows={summary} currency={currency} />
        </Stack>
      )}
      {promisedOn && <Text color="fg.muted">{t('reorder.promised', { date: date(promisedOn) })}</Text>}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('reorder.confirm')}
        </Button>
      </Flex>
    </Form>
  );
}
