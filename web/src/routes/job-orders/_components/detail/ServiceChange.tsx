import { chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import type { ServiceChange_change$key } from './__generated__/ServiceChange_change.graphql.ts';

const fragment = graphql`
  fragment ServiceChange_change on JobChange {
    note
    totalBefore
    totalAfter
    weightBefore
    weightAfter
    promisedOnBefore
    promisedOnAfter
  }
`;

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
  },
});

type ServiceChangeProps = { change: ServiceChange_change$key; currency: string };

/** Changes of a proposal to the agreement, before and after. */
export function ServiceChange({ change: key, currency }: ServiceChangeProps) {
  const { t } = useTranslation('jobs');
  const { date, money, weight } = useFormat();
  const change = useFragment(fragment, key);
  const { note, totalBefore, totalAfter, weightBefore, weightAfter, promisedOnBefore, promisedOnAfter } =
    change;
  const rows = [
    weightBefore != null && weightAfter != null && ['weight', weight(weightBefore), weight(weightAfter)],
    totalBefore != null &&
      totalAfter != null && ['total', money(totalBefore, currency), money(totalAfter, currency)],
    promisedOnAfter != null && [
      'promised',
      promisedOnBefore == null ? '–' : date(promisedOnBefore),
      date(promisedOnAfter),
    ],
  ].filter((row) => row !== false);
  return (
    <Stack gap="1" w="full">
      {note && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {note}
        </Text>
      )}
      <Facts>
        {rows.map(([what = '', before, after]) => (
          <chakra.div key={what} display="contents">
            <dt>{t(`change.${what}`)}</dt>
            <dd>{t('change.beforeAfter', { before, after })}</dd>
          </chakra.div>
        ))}
      </Facts>
    </Stack>
  );
}
