import { Field, Flex, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/useFormat.ts';
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx';
import { chosenSize, type OfferedAttribute, type Piece } from '../configuration.ts';
import { SIZE_SYSTEMS, sizeIn } from '../ring-size-system.ts';
import { type ChoiceField, useChoices } from '../useChoices.ts';
import { useSizeSystem } from '../useSizeSystem.ts';

type SizeFieldProps = {
  piece: Piece;
  offered: OfferedAttribute;
  field: ChoiceField;
};

/** The ring size, listed in the preferred system. The chosen size is shown in all four. */
export function SizeField({ piece, offered, field }: SizeFieldProps) {
  const { t } = useTranslation('configuration');
  const { number } = useFormat();
  const { chosen, chooseSize } = useChoices();
  const [system, prefer] = useSizeSystem();
  const size = chosenSize(piece, chosen);
  const texts = size && SIZE_SYSTEMS.map((each) => `${t(`size.${each}`)} ${sizeIn(each, size, number)}`);

  function handleSystem(chosen: string) {
    const next = SIZE_SYSTEMS.find((each) => each === chosen);
    if (next) prefer(next);
  }

  return (
    <Field.Root
      id={field.id}
      required={offered.required}
      invalid={field.error !== null}
      data-attribute={offered.attribute.databaseId}
    >
      <Field.Label>{offered.attribute.name}</Field.Label>
      <Flex gap="2" wrap="wrap" width="full">
        <NativeSelect.Root flex="1 1 12rem">
          <NativeSelect.Field
            name={field.name}
            value={size?.us ?? ''}
            onChange={({ currentTarget }) => chooseSize(currentTarget.value)}
          >
            {piece.sizeRange?.sizes.map((each) => (
              <option key={each.us} value={each.us}>
                {`${t(`size.${system}`)} ${sizeIn(system, each, number)}`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <ChoiceTiles
          legend={t('size.system')}
          isLegendHidden
          choices={SIZE_SYSTEMS.map((each) => ({
            value: each,
            label: each === 'mm' ? 'mm' : t(`size.${each}`),
          }))}
          value={system}
          onChange={handleSystem}
        />
      </Flex>
      <Field.HelperText minH="4">{texts?.join(' · ')}</Field.HelperText>
      {field.error && <Field.ErrorText>{field.error}</Field.ErrorText>}
    </Field.Root>
  );
}
