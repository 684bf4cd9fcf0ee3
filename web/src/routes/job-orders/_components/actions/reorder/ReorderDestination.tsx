import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format/useFormat.ts';
import { SelectField } from '../../../../../lib/forms/SelectField.tsx';
import { SnapshotLines } from '../../../../../orders/SnapshotLines.tsx';
import { AS_BEFORE, methodValue, type ReorderValues } from './reorder-values.ts';
import type { ReorderFacts } from './useReorderPreview.ts';

type ReorderDestinationProps = { form: UseFormReturn<ReorderValues>; facts: ReorderFacts };

/** Destination and shipping of a re-order, by default as before. */
export function ReorderDestination({ form, facts }: ReorderDestinationProps) {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const { shippingAddress, billingAddress, sellToAddress, shippingMethods, currency } = facts;
  const proposed = methodValue(facts.shippingMethod);
  const isChosen = form.getFieldState('changes.shippingMethodId', form.formState).isDirty;
  const { resetField } = form;

  // While no method is chosen, the field shows the server’s proposal.
  useEffect(() => {
    if (!isChosen) resetField('changes.shippingMethodId', { defaultValue: proposed });
  }, [isChosen, proposed, resetField]);

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
          options={[
            { value: AS_BEFORE, label: t('reorder.sameAddress') },
            ...facts.jobOrder.customer.addresses.map(({ databaseId, label, line1, city }) => ({
              value: String(databaseId),
              label: [label, line1, city].filter(Boolean).join(', '),
            })),
          ]}
          // Another destination may have other methods.
          onChange={() => form.resetField('changes.shippingMethodId')}
        />
        <SnapshotLines address={shippingAddress} />
      </Stack>
      <Stack gap="4">
        <SelectField
          name="changes.shippingMethodId"
          label={t('reorder.shippingMethod')}
          required={shippingMethods.length > 0}
          placeholder={facts.shippingMethod ? undefined : t('reorder.noMethod')}
          options={shippingMethods.map(({ databaseId, name, price }) => ({
            value: String(databaseId),
            label: [name, price != null && money(price, currency)].filter(Boolean).join(' · '),
          }))}
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
