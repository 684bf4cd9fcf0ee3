import { Button, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldCodes, useFieldLabel } from '../../../lib/forms/form-context.ts';
import { SelectField, type SelectOption } from '../../../lib/forms/SelectField.tsx';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { NOTHING_CHOSEN } from '../_lib/chosen-piece.ts';
import type { EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';
import { ChosenFields } from './ChosenFields.tsx';
import { PiecePicture } from './PiecePicture.tsx';

const PieceDialog = lazy(async () => ({ default: (await import('./PieceDialog.tsx')).PieceDialog }));

type PieceFieldsProps = {
  form: UseFormReturn<EstimateValues>;
  piece: EstimatedPiece | null;
  priorities: readonly SelectOption[];
};

/** A catalogue piece with all its choices. */
export function PieceFields({ form, piece, priorities }: PieceFieldsProps) {
  const { t } = useTranslation('estimates');
  const { ofCode } = useErrorText('estimates');
  const [isChoosing, setIsChoosing] = useState(false);
  useFieldLabel('configuration.itemTypeId', t('piece.title'));
  const codes = useFieldCodes('configuration.itemTypeId');
  const isOnItsWay = piece === null && form.watch('configuration.itemTypeId') !== '';

  function handlePick(itemTypeId: number) {
    setIsChoosing(false);
    // The choices for the previous piece do not apply.
    form.setValue(
      'configuration',
      { ...form.getValues('configuration'), ...NOTHING_CHOSEN, itemTypeId: String(itemTypeId) },
      { shouldDirty: true },
    );
  }

  return (
    <Stack gap="6">
      <Flex align="center" gap="4" wrap="wrap">
        {piece && <PiecePicture form={form} piece={piece} />}
        <Stack gap="0" flex="1" minW="40">
          {piece && <Text fontWeight="medium">{piece.product.name}</Text>}
          {piece && (
            <Text textStyle="xs" color="fg.muted">
              {piece.product.code}
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
      {isOnItsWay && <Skeleton height="40" />}
      {piece && <ChosenFields key={piece.product.databaseId} form={form} piece={piece} />}
      {piece && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            name="configuration.priorityId"
            label={t('piece.priority')}
            required
            options={priorities}
          />
        </SimpleGrid>
      )}
      {isChoosing && (
        <Suspense>
          <PieceDialog onPick={handlePick} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
