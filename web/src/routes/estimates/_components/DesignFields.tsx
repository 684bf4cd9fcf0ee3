import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { SelectField, type SelectOption } from '../../../lib/forms/SelectField.tsx';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import { type EstimateValues, treatmentName } from '../_lib/estimate-values.ts';
import type { EstimatePrice } from '../_lib/useEstimatePrice.ts';
import type { DesignFields_data$key } from './__generated__/DesignFields_data.graphql.ts';
import { BoxGroup } from './BoxGroup.tsx';
import { StoneFields } from './StoneFields.tsx';

const fragment = graphql`
  fragment DesignFields_data on EstimateData {
    metals {
      databaseId
      name
      isOfDesigns
    }
    serviceTypeGroups {
      code
      name
      serviceTypes {
        code
        name
      }
    }
    treatments {
      databaseId
      name
      unit
    }
    workflowLimitations {
      serviceTypeCode
      requiresProof
    }
    ...StoneFields_data
  }
`;

type DesignFieldsProps = {
  form: UseFormReturn<EstimateValues>;
  data: DesignFields_data$key;
  priorities: readonly SelectOption[];
  /** From the last calculated price of the design. */
  limits: Pick<EstimatePrice, 'limitations' | 'slowestService'> | null;
  isReadOnly: boolean;
};

/** A free design: metal, weight, stones, services, treatments. */
export function DesignFields({ form, data: key, priorities, limits, isReadOnly }: DesignFieldsProps) {
  const { t } = useTranslation('estimates');
  const data = useFragment(fragment, key);
  const weightBy = form.watch('design.weightBy');
  const services = form.watch('design.services');
  const offered = data.serviceTypeGroups.flatMap(({ serviceTypes }) => serviceTypes);
  const proofs = offered.filter(
    ({ code }) =>
      services[code] &&
      data.workflowLimitations.some((rule) => rule.serviceTypeCode === code && rule.requiresProof),
  );
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="design.alloyId"
          label={t('design.metal')}
          required
          placeholder={t('piece.choosePlease')}
          options={data.metals
            .filter(({ isOfDesigns }) => isOfDesigns)
            .map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        />
        <SelectField name="design.priorityId" label={t('piece.priority')} required options={priorities} />
      </SimpleGrid>
      <CheckboxField name="design.ownMetal" label={t('piece.ownMetal')} />
      <ChoiceTiles
        legend={t('design.weightBy')}
        choices={[
          { value: 'weight', label: t('design.byWeight') },
          { value: 'cadVolume', label: t('design.byVolume') },
        ]}
        value={weightBy}
        disabled={isReadOnly}
        onChange={(value) =>
          form.setValue('design.weightBy', value === 'cadVolume' ? 'cadVolume' : 'weight', {
            shouldDirty: true,
          })
        }
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <AmountField
          key={weightBy}
          kind={weightBy === 'weight' ? 'GRAMS' : 'VOLUME'}
          name={`design.${weightBy}`}
          label={t(`design.${weightBy}`)}
          required
          maxW="60"
        />
        {data.treatments.some(({ unit }) => unit === 'PER_AREA') && (
          <AmountField
            name="design.surfaceArea"
            kind="AREA"
            label={t('design.surfaceArea')}
            hint={t('design.surfaceAreaHint')}
            maxW="60"
          />
        )}
      </SimpleGrid>
      <StoneFields form={form} data={data} />
      <BoxGroup name="design.serviceTypeCodes" legend={t('design.services')}>
        {data.serviceTypeGroups.map((group) => (
          <Stack key={group.code} gap="2">
            <Text textStyle="xs" color="fg.muted">
              {group.name}
            </Text>
            {group.serviceTypes.map(({ code, name }) => (
              <CheckboxField key={code} name={`design.services.${code}`} label={name} />
            ))}
          </Stack>
        ))}
      </BoxGroup>
      <Stack gap="1" aria-live="polite">
        {limits?.limitations.map(({ code, index, service, before }) => (
          <Text key={index} textStyle="sm" color="fg.error">
            {t(`limits.${code}`, { service: service?.name, before: before?.name })}
          </Text>
        ))}
        {proofs.length > 0 && (
          <Text textStyle="sm" color="fg.muted">
            {t('limits.proof', { services: proofs.map(({ name }) => name).join(', ') })}
          </Text>
        )}
        {limits?.slowestService && (
          <Text textStyle="sm" color="fg.muted">
            {t('limits.slowest', {
              service: limits.slowestService.service.name,
              count: limits.slowestService.minLeadDays,
            })}
          </Text>
        )}
      </Stack>
      <BoxGroup name="design.treatmentIds" legend={t('design.treatments')}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2" columnGap="6" flex="1">
          {data.treatments.map(({ databaseId, name }) => (
            <CheckboxField
              key={databaseId}
              name={`design.treatments.${treatmentName(databaseId)}`}
              label={name}
            />
          ))}
        </SimpleGrid>
      </BoxGroup>
    </Stack>
  );
}
