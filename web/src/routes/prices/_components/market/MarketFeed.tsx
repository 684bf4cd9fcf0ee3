import { Button, Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOrNull, typedAmount } from '../../../../lib/forms/form-values.ts';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import type { MarketFeedMutation } from './__generated__/MarketFeedMutation.graphql.ts';

const mutation = graphql`
  mutation MarketFeedMutation($input: SaveMarketFeedInput!) {
    result: saveMarketFeed(input: $input) {
      __typename
      ... on SaveMarketFeedSuccess {
        feedUrl
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type MarketFeedProps = { url: string; moveLimitPercent: string };

/** Source of automatic market prices, and the limit of automatic changes. */
export function MarketFeed({ url, moveLimitPercent }: MarketFeedProps) {
  const { t } = useTranslation('prices');
  const language = useLocale();
  const { saved } = useOperationToasts();
  const [save, isSaving] = useResultMutation<MarketFeedMutation>(mutation);

  async function handleSend(data: FormData) {
    const outcome = await save({
      input: {
        url: textOrNull(data, 'url'),
        moveLimitPercent: amountOrNull(data, 'moveLimitPercent'),
      },
    });
    if (!outcome.ok) return outcome.failure;
    saved(t('feed.name'), t(outcome.success.feedUrl ? 'feed.arrives' : 'feed.off'));
    return null;
  }

  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" textStyle="md">
          {t('feed.title')}
        </Heading>
        <Form routeNamespace="prices" onSend={handleSend}>
          <TextField
            name="url"
            type="url"
            label={t('feed.url')}
            hint={t('feed.hint')}
            defaultValue={url}
            maxLength={500}
          />
          <AmountField
            name="moveLimitPercent"
            kind="PERCENT"
            label={t('feed.moveLimit')}
            hint={t('feed.moveLimitHint')}
            defaultValue={typedAmount(moveLimitPercent, language)}
            required
          />
          <Button type="submit" size="sm" alignSelf="start" loading={isSaving}>
            {t('feed.save')}
          </Button>
        </Form>
      </Stack>
    </Panel>
  );
}
