import { Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Choices } from '../../../configuration/choices/Choices.tsx';
import { OwnMetalField, PartsOfSet, VariantChoices } from '../../../configuration/choices/lazy-choices.ts';
import { CONFIGURATION_PATH } from '../../../configuration/field-path.ts';
import { ConfigurationContext, type ConfigurationState } from '../../../configuration/useChoices.ts';
import { useFormField } from '../../../configuration/useFormField.ts';
import { chosenPiece, valuesOfChosen } from '../_lib/chosen-piece.ts';
import type { EstimateValues } from '../_lib/estimate-values.ts';
import type { EstimatedPiece } from '../_lib/useEstimatedPiece.ts';

type ChosenFieldsProps = { form: UseFormReturn<EstimateValues>; piece: EstimatedPiece };

/** The choices for a piece, as on its page, stored in the form’s values. */
export function ChosenFields({ form, piece }: ChosenFieldsProps) {
  const { product, offer, parts } = piece;
  const address = chosenPiece(form.watch('configuration'), piece);

  const change = useCallback<ConfigurationState['change']>(
    (changes) => {
      const values = form.getValues('configuration');
      const current = chosenPiece(values, piece);
      const changed = typeof changes === 'function' ? changes(current) : changes;
      const chosen = valuesOfChosen({ ...current, ...changed }, piece);
      form.setValue('configuration', { ...values, ...chosen }, { shouldDirty: true });
    },
    [form, piece],
  );

  return (
    <ConfigurationContext value={{ address, change, path: CONFIGURATION_PATH, useField: useFormField }}>
      <Stack gap="6">
        {product.variants.length > 0 && (
          <Suspense fallback={<Skeleton height="24" />}>
            <VariantChoices product={product} piece={offer} />
          </Suspense>
        )}
        <Choices piece={offer} missing={[]} />
        <Suspense fallback={<Skeleton height="16" />}>
          {product.acceptsOwnMetal && <OwnMetalField />}
          {parts.length > 0 && (
            <PartsOfSet main={offer} mainName={product.name} parts={parts} isPointedOut={false} />
          )}
        </Suspense>
      </Stack>
    </ConfigurationContext>
  );
}
