import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import type { PromotionTargets_query$key } from './__generated__/PromotionTargets_query.graphql.ts';

const fragment = graphql`
  fragment PromotionTargets_query on Query {
    customerTypes {
      code
      name
    }
    itemGroups {
      code
      name
    }
  }
`;

/** Customers and pieces that a promotion applies to. */
export function PromotionTargets({ query, isGift }: { query: PromotionTargets_query$key; isGift: boolean }) {
  const { t } = useTranslation('promotions');
  const { customerTypes, itemGroups } = useFragment(fragment, query);
  return (
    <>
      <DetailPanel title={t('form.whom')}>
        <Stack gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t('form.whomHint')}
          </Text>
          <Ticks name="customerTypes" legend={t('form.customerTypes')} rows={customerTypes} />
          <TextField name="customerAccountNumbers" label={t('form.customers')} hint={t('form.codesHint')} />
        </Stack>
      </DetailPanel>
      <DetailPanel title={t('form.about')}>
        <Stack gap="4">
          <Text color="fg.muted" textStyle="sm">
            {t(isGift ? 'form.aboutHintGift' : 'form.aboutHint')}
          </Text>
          <Ticks name="itemGroups" legend={t('form.itemGroups')} rows={itemGroups} />
          <TextField name="itemTypeCodes" label={t('form.itemTypes')} hint={t('form.codesHint')} />
        </Stack>
      </DetailPanel>
    </>
  );
}

type TicksProps = { name: string; legend: string; rows: readonly { code: string; name: string }[] };

function Ticks({ name, legend, rows }: TicksProps) {
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" textStyle="label" mb="2">
        {legend}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="2">
        {rows.map((row) => (
          <CheckboxField key={row.code} name={`${name}.${row.code}`} label={row.name} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
