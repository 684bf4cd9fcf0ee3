import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { useFieldCodes, useFieldLabel } from '../../../lib/forms/form-context.ts';
import { SelectField, type SelectOption } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { attributeName, type EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';
import { PiecePicture } from './PiecePicture.tsx';

const PieceDialog = lazy(async () => ({ default: (await import('./PieceDialog.tsx')).PieceDialog }));

type PieceFieldsProps = {
  form: UseFormReturn<EstimateValues>;
  piece: EstimatedPiece | null;
  priorities: readonly SelectOption[];
};

/** A piece of the catalogue with everything that it lets one choose. */
export function PieceFields({ form, piece, priorities }: PieceFieldsProps) {
  const { t } = useTranslation('estimates');
  const { ofCode } = useErrorText('estimates');
  const [isChoosing, setIsChoosing] = useState(false);
  useFieldLabel('configuration.itemTypeId', t('piece.title'));
  const codes = useFieldCodes('configuration.itemTypeId');

  function handlePick(itemTypeId: number) {
    setIsChoosing(false);
    // What was chosen of another piece does not fit this one.
    form.setValue(
      'configuration',
      { ...form.getValues('configuration'), itemTypeId: String(itemTypeId), alloyId: '', attributes: {} },
      { shouldDirty: true },
    );
  }

  return (
    <Stack gap="4">
      <Flex align="center" gap="4" wrap="wrap">
        {piece && <PiecePicture form={form} piece={piece} />}
        <Stack gap="0" flex="1" minW="40">
          {piece && <Text fontWeight="medium">{piece.name}</Text>}
          {piece && (
            <Text textStyle="xs" color="fg.muted">
              {piece.code}
            </Text>
          )}
        </Stack>
        <Button size="sm" variant="outline" onClick={() => setIsChoosing(true)}>
          {t(piece ? 'piece.change' : 'piece.choose')}
        </Button>
      </Flex>
      {codes.map((code) => (
        <Text key={code} role="alert" textStyle="sm" color="fg.error">
          {ofCode(code)}
        </Text>
      ))}
      {piece && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            name="configuration.alloyId"
            label={t('piece.metal')}
            required
            placeholder={t('piece.standard')}
            options={piece.alloys.map(({ alloy }) => ({
              value: String(alloy.databaseId),
              label: alloy.name,
            }))}
          />
          <SelectField
            name="configuration.priorityId"
            label={t('piece.priority')}
            required
            options={priorities}
          />
          {piece.attributes.map((offered) => (
            <AttributeField key={offered.attribute.databaseId} piece={piece} offered={offered} />
          ))}
        </SimpleGrid>
      )}
      {piece?.acceptsOwnMetal && <CheckboxField name="configuration.ownMetal" label={t('piece.ownMetal')} />}
      {isChoosing && (
        <Suspense>
          <PieceDialog onPick={handlePick} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

type AttributeFieldProps = {
  piece: EstimatedPiece;
  offered: EstimatedPiece['attributes'][number];
};

/** One attribute by its kind; what is not chosen takes the default of the piece. */
function AttributeField({ piece, offered }: AttributeFieldProps) {
  const { t } = useTranslation('estimates');
  const { number } = useFormat();
  const { attribute, required, defaultOption, options, numberRange } = offered;
  const field = {
    name: `configuration.attributes.${attributeName(attribute.databaseId)}`,
    label: attribute.name,
    required,
  };
  switch (attribute.kind) {
    case 'SELECT':
      return (
        <SelectField
          {...field}
          required={required && !defaultOption}
          placeholder={t(defaultOption ? 'piece.standard' : 'piece.choosePlease')}
          options={options.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        />
      );
    case 'SIZE':
      return (
        <SelectField
          {...field}
          placeholder={t('piece.choosePlease')}
          options={(piece.sizeRange?.sizes ?? []).map(({ us, eu }) => ({
            value: us,
            label: t('piece.sizeOption', { us: number(us), eu: number(eu) }),
          }))}
        />
      );
    case 'NUMBER': {
      const { min, max, standard } = numberRange ?? {};
      const range = min != null &&
        max != null && { min: number(min), max: number(max), unit: attribute.unit };
      return (
        <TextField
          {...field}
          required={required && standard == null}
          inputMode="decimal"
          placeholder={standard == null ? '' : number(standard)}
          hint={range ? t('piece.range', range) : undefined}
        />
      );
    }
    default:
      return <TextField {...field} maxLength={attribute.maxLength ?? undefined} />;
  }
}
