import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { SnapshotLines } from '../../../../orders/SnapshotLines.tsx';
import type { ReorderChanges, ReorderFacts } from './useReorderPreview.ts';

type ReorderDestinationProps = {
  facts: ReorderFacts;
  changes: ReorderChanges;
  onChange: (change: ReorderChanges) => void;
};

/** Stands for the address of the last order, which need not be in the book. */
const AS_BEFORE = 'last';

/** Where a re-order goes and how: as the last one unless another address or method is chosen. */
export function ReorderDestination({ facts, changes, onChange }: ReorderDestinationProps) {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const { shippingAddress, billingAddress, sellToAddress, shippingMethods, currency } = facts;
  const addresses = [
    { label: t('reorder.billTo'), address: billingAddress },
    ...(sellToAddress ? [{ label: t('reorder.sellTo'), address: sellToAddress }] : []),
  ];
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
      <Stack gap="2">
        <SelectField
          name="changes.shippingAddressId"
          label={t('reorder.shipTo')}
          required
          value={String(changes.shippingAddressId ?? AS_BEFORE)}
          options={[
            { value: AS_BEFORE, label: t('reorder.sameAddress') },
            ...facts.jobOrder.customer.addresses.map(({ databaseId, label, line1, city }) => ({
              value: String(databaseId),
              label: [label, line1, city].filter(Boolean).join(', '),
            })),
          ]}
          // Another place may be reached in other ways.
          onChange={(value) =>
            onChange({
              shippingAddressId: value === AS_BEFORE ? null : Number(value),
              shippingMethodId: null,
            })
          }
        />
        <SnapshotLines address={shippingAddress} />
      </Stack>
      <Stack gap="4">
        <SelectField
          name="changes.shippingMethodId"
          label={t('reorder.shippingMethod')}
          required={shippingMethods.length > 0}
          placeholder={facts.shippingMethod ? undefined : t('reorder.noMethod')}
          value={String(facts.shippingMethod?.databaseId ?? '')}
          options={shippingMethods.map(({ databaseId, name, price }) => ({
            value: String(databaseId),
            label: [name, price != null && money(price, currency)].filter(Boolean).join(' · '),
          }))}
          onChange={(value) => onChange({ shippingMethodId: value ? Number(value) : null })}
        />
        {addresses.map(({ label, address }) => (
          <div key={label}>
            <Heading as="h4" textStyle="label" color="fg.muted" mb="1">
              {label}
            </Heading>
            <SnapshotLines address={address} />
          </div>
        ))}
        <Text textStyle="xs" color="fg.muted">
          {t('reorder.billToHint')}
        </Text>
      </Stack>
    </SimpleGrid>
  );
}
