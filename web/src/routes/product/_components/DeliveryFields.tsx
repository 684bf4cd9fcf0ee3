import { chakra, Field, Flex, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { companyToday } from '../../../lib/format/company-zone.ts';
import { addDays } from '../../../lib/format/days.ts';
import { MAX_LINE_QUANTITY } from '../../../lib/forms/limits.ts';
import { NumberStepper } from '../../../lib/forms/NumberStepper.tsx';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import { useConfigurationAddress } from '../_lib/useConfigurationAddress.ts';
import type { DeliveryFields_query$key } from './__generated__/DeliveryFields_query.graphql.ts';

const fragment = graphql`
  fragment DeliveryFields_query on Query {
    priorities {
      code
      name
    }
  }
`;

const QuantityLabel = chakra('span', { base: { textStyle: 'label', display: 'block', mb: '2' } });

/** Wanted day, priority, and quantity. */
export function DeliveryFields({ query, pieceName }: { query: DeliveryFields_query$key; pieceName: string }) {
  const { t } = useTranslation('product');
  const { priorities } = useFragment(fragment, query);
  const { address, change } = useConfigurationAddress();
  const standard = priorities[0]?.code ?? null;
  return (
    <Stack gap="5">
      <ChoiceTiles
        legend={t('priority')}
        choices={priorities.map(({ code, name }) => ({ value: code, label: name }))}
        value={priorities.find(({ code }) => code === address.priority)?.code ?? standard}
        onChange={(code) => change({ priority: code === standard ? null : code })}
      />
      <Flex gap="5" wrap="wrap">
        <Field.Root width="auto" flex="1 1 11rem">
          <Field.Label>
            {t('wantedBy')}
            <Field.RequiredIndicator
              fallback={
                <Field.HelperText as="span" fontWeight="normal">
                  {t('common:form.optional')}
                </Field.HelperText>
              }
            />
          </Field.Label>
          <Input
            type="date"
            min={tomorrow()}
            value={address.wantedBy ?? ''}
            onChange={({ currentTarget }) => change({ wantedBy: currentTarget.value || null })}
          />
        </Field.Root>
        <div>
          <QuantityLabel aria-hidden>{t('quantity')}</QuantityLabel>
          <NumberStepper
            label={t('quantityOf', { name: pieceName })}
            value={address.quantity}
            max={MAX_LINE_QUANTITY}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
      </Flex>
    </Stack>
  );
}

function tomorrow(): string {
  return addDays(companyToday(), 1);
}
