import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { CONFIGURATION_SETTINGS } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { Sheet, type SheetColumn, SheetRow } from '../Sheet.tsx';
import type { HeldPrices_held$data, HeldPrices_held$key } from './__generated__/HeldPrices_held.graphql.ts';
import type { HeldPricesMutation } from './__generated__/HeldPricesMutation.graphql.ts';

const fragment = graphql`
  fragment HeldPrices_held on HeldMarketPrice @relay(plural: true) {
    heldId
    metalName
    asOf
    sell
    against
    movePercent
    source
  }
`;

const mutation = graphql`
  mutation HeldPricesMutation($input: DecideHeldMarketPricesInput!) {
    result: decideHeldMarketPrices(input: $input) {
      __typename
      ... on DecideHeldMarketPricesSuccess {
        decided
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type HeldPricesProps = { held: HeldPrices_held$key; currency: string; limitPercent: string };

/** Held market prices, and staff’s decisions on them. */
export function HeldPrices({ held: heldKey, currency, limitPercent }: HeldPricesProps) {
  const held = useFragment(fragment, heldKey);
  const { t } = useTranslation('prices');
  const { money, dateTime, percent } = useFormat();
  const canDecide = useCan()(CONFIGURATION_SETTINGS);
  const columns: SheetColumn[] = [
    { key: 'metal', label: t('import.metal') },
    { key: 'asOf', label: t('market.asOf') },
    { key: 'source', label: t('market.source') },
    { key: 'against', label: t('held.against'), isFigure: true },
    { key: 'sell', label: t('held.quoted'), isFigure: true },
    { key: 'move', label: t('held.move'), isFigure: true },
    ...(canDecide ? [{ key: 'decide', label: t('held.decision'), isFigure: true }] : []),
  ];
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" textStyle="md">
          {t('held.title')}
        </Heading>
        <Notice tone="warning">{t('held.hint', { percent: percent(limitPercent) })}</Notice>
        <Sheet label={t('held.title')} columns={columns}>
          {held.map((price) => (
            <SheetRow
              key={price.heldId}
              columns={columns}
              cells={[
                price.metalName,
                dateTime(price.asOf),
                t(`market.sources.${price.source}`, { defaultValue: price.source }),
                money(price.against, currency),
                <Text key="sell" as="span" fontWeight="medium">
                  {money(price.sell, currency)}
                </Text>,
                `${price.movePercent.startsWith('-') ? '' : '+'}${percent(price.movePercent)}`,
                <Decision key="decide" price={price} currency={currency} />,
              ]}
            />
          ))}
        </Sheet>
      </Stack>
    </Panel>
  );
}

type DecisionProps = { price: HeldPrices_held$data[number]; currency: string };

function Decision({ price, currency }: DecisionProps) {
  const { t } = useTranslation('prices');
  const { money } = useFormat();
  const { failed } = useOperationToasts('prices');
  const { revalidate } = useRevalidator();
  const [decide, isDeciding] = useResultMutation<HeldPricesMutation>(mutation);
  const names = { metal: price.metalName, amount: money(price.sell, currency) };

  async function handleDecide(decision: 'ACCEPT' | 'REFUSE') {
    const outcome = await decide({ input: { heldIds: [price.heldId], decision } });
    if (outcome.ok) toastSuccess(t(`held.done.${decision}`, names));
    else failed('saving', price.metalName, outcome.failure);
    void revalidate();
  }

  return (
    <HStack gap="2" justify="end">
      <Button
        size="xs"
        loading={isDeciding}
        aria-label={t('held.acceptNamed', names)}
        onClick={() => void handleDecide('ACCEPT')}
      >
        {t('held.accept')}
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={isDeciding}
        aria-label={t('held.refuseNamed', names)}
        onClick={() => void handleDecide('REFUSE')}
      >
        {t('held.refuse')}
      </Button>
    </HStack>
  );
}
