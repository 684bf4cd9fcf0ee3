import { chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import type { RowOrigin_row$key } from './__generated__/RowOrigin_row.graphql.ts';

const Facts = chakra('ul', {
  base: { listStyle: 'none', textStyle: 'xs', color: 'fg.muted', minW: { md: '72' } },
});

/** Numbers of a row, and the applied rows of rate tables. */
export function RowOrigin({ row: rowKey }: { row: RowOrigin_row$key }) {
  const { facts, rates } = useFragment(
    graphql`
      fragment RowOrigin_row on ExplainedRow {
        facts {
          name
          value
        }
        rates {
          table
          tableName
          validFrom
          names
          values
        }
      }
    `,
    rowKey,
  );
  const { t } = useTranslation('prices');
  const { dateTime, number } = useFormat();
  // Numbers keep the precision they were calculated with.
  const shown = (value: string) =>
    /^-?\d+(\.\d+)?$/.test(value) ? number(value, value.split('.')[1]?.length ?? 0) : value;
  return (
    <Stack gap="1.5">
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ name, value }) => (
            <li key={name}>{t('explain.fact', { name, value: shown(value) })}</li>
          ))}
        </Facts>
      )}
      {rates.map(({ table, tableName, validFrom, names, values }) => (
        <Text key={`${table} ${values.join(' ')}`} textStyle="xs">
          <AppLink to={links.prices(table)}>{tableName}</AppLink>{' '}
          {validFrom ? t('explain.since', { moment: dateTime(validFrom) }) : t('explain.always')}{' '}
          {names
            .map((name, index) => t('explain.fact', { name, value: shown(values[index] ?? '') }))
            .join(' · ')}
        </Text>
      ))}
    </Stack>
  );
}
