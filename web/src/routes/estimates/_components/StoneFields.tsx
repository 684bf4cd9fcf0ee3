import { Button, Flex, GridItem, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LuPlus, LuX } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { useFieldLabel } from '../../../lib/forms/form-context.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import type { EstimateValues } from '../_lib/estimate-values.ts';
import type { StoneFields_data$key } from './__generated__/StoneFields_data.graphql.ts';

const fragment = graphql`
  fragment StoneFields_data on EstimateData {
    stones {
      gem
      shape
      quality
      name
    }
    settingTypes
  }
`;

type StoneFieldsProps = { form: UseFormReturn<EstimateValues>; data: StoneFields_data$key };

/** The stones of a design, one row per kind. */
export function StoneFields({ form, data: key }: StoneFieldsProps) {
  const { t } = useTranslation('estimates');
  const { stones, settingTypes } = useFragment(fragment, key);
  useFieldLabel('design.stones', t('design.stones'));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'design.stones' });
  const kinds = stones.map(({ gem, shape, quality, name }) => ({
    value: [gem, shape, quality].join('|'),
    label: name,
  }));
  const settings = [...settingTypes, 'NONE'].map((value) => ({
    value,
    label: t(`design.settingType.${value}`, { defaultValue: value }),
  }));
  return (
    <Stack gap="3">
      <Text textStyle="label">{t('design.stones')}</Text>
      {fields.map(({ id }, index) => (
        <Flex key={id} gap="3" align="flex-start">
          <SimpleGrid columns={{ base: 2, md: 5 }} gap="3" flex="1">
            <GridItem colSpan={2}>
              <SelectField
                name={`design.stones.${index}.kind`}
                label={t('design.stone')}
                required
                options={kinds}
              />
            </GridItem>
            <AmountField
              name={`design.stones.${index}.caratEach`}
              kind="CARATS"
              label={t('design.caratEach')}
              required
            />
            <TextField
              name={`design.stones.${index}.count`}
              label={t('design.count')}
              required
              {...WHOLE_NUMBER}
              min={1}
              max={999}
            />
            <SelectField
              name={`design.stones.${index}.settingType`}
              label={t('design.setting')}
              required
              options={settings}
            />
          </SimpleGrid>
          <IconAction
            label={t('design.removeStone')}
            icon={<LuX />}
            size="sm"
            variant="ghost"
            mt="6"
            onClick={() => remove(index)}
          />
        </Flex>
      ))}
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        onClick={() =>
          append({
            kind: kinds[0]?.value ?? '',
            caratEach: '',
            count: '1',
            settingType: settings[0]?.value ?? 'NONE',
          })
        }
      >
        <LuPlus aria-hidden />
        {t('design.addStone')}
      </Button>
    </Stack>
  );
}
