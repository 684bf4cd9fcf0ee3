import { Field, Flex, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  preferredSystem,
  preferSystem,
  SIZE_SYSTEMS,
  sizeIn,
} from '../../../configuration/ring-size-system.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx';
import { chosenSize, type OfferedAttribute, type Piece } from '../_lib/configuration.ts';
import { useChoices } from '../_lib/useConfigurationAddress.ts';

type SizeFieldProps = {
  piece: Piece;
  offered: OfferedAttribute;
  /** The choice is missing, in words. */
  error: string | null;
};

/** The ring size, listed in the system one thinks in; the chosen one is shown in all four. */
export function SizeField({ piece, offered, error }: SizeFieldProps) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const { chosen, chooseSize } = useChoices();
  const [system, setSystem] = useState(preferredSystem);
  const size = chosenSize(piece, chosen);
  const texts = size && SIZE_SYSTEMS.map((each) => `${t(`size.${each}`)} ${sizeIn(each, size, number)}`);

  function handleSystem(chosen: string) {
    const next = SIZE_SYSTEMS.find((each) => each === chosen);
    if (!next) return;
    preferSystem(next);
    setSystem(next);
  }

  return (
    <Field.Root
      required={offered.required}
      invalid={error !== null}
      data-attribute={offered.attribute.databaseId}
    >
      <Field.Label>{offered.attribute.name}</Field.Label>
      <Flex gap="2" wrap="wrap" width="full">
        <NativeSelect.Root flex="1 1 12rem">
          <NativeSelect.Field
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
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
