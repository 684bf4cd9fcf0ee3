import { Field, Input, InputGroup, NumberInput } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { chosenNumber, isNumberOffered, type OfferedAttribute } from '../_lib/configuration.ts';
import { useChoices } from '../_lib/useConfigurationAddress.ts';

type NumberFieldProps = { offered: OfferedAttribute; error: string | null };

/** A number with its unit: the length of a chain. What is typed counts when the field is left or Enter is pressed. */
export function NumberField({ offered, error }: NumberFieldProps) {
  const { t, i18n } = useTranslation('product');
  const { number } = useFormat();
  const { chosen, choose } = useChoices();
  const { attribute, numberRange, required } = offered;
  const value = chosenNumber(offered, chosen);
  /** What stands in the field while it is another than the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const isRefused = value !== '' && !isNumberOffered(offered, value);
  const range = numberRange?.min != null &&
    numberRange.max != null && {
      min: number(numberRange.min),
      max: number(numberRange.max),
      unit: attribute.unit ?? '',
    };
  const problem = isRefused && range ? t('number.refused', range) : error;

  function commit(next: number) {
    setDraft(null);
    if (Number.isFinite(next)) choose(attribute.code, String(next));
  }

  return (
    <Field.Root required={required} invalid={problem !== null} data-attribute={attribute.databaseId}>
      <Field.Label>{attribute.name}</Field.Label>
      <NumberInput.Root
        locale={i18n.language}
        value={draft ?? (value === '' ? '' : number(value))}
        min={numberRange?.min == null ? undefined : Number(numberRange.min)}
        max={numberRange?.max == null ? undefined : Number(numberRange.max)}
        step={numberRange?.step == null ? undefined : Number(numberRange.step)}
        clampValueOnBlur={false}
        allowOverflow
        inputMode="decimal"
        onValueChange={({ value: text }) => setDraft(text)}
        onValueCommit={({ valueAsNumber }) => commit(valueAsNumber)}
        maxW="40"
      >
        <InputGroup endElement={attribute.unit} endElementProps={{ color: 'fg.muted' }}>
          <NumberInput.Input asChild>
            <Input fontVariantNumeric="tabular-nums" />
          </NumberInput.Input>
        </InputGroup>
      </NumberInput.Root>
      {range && <Field.HelperText>{t('number.range', range)}</Field.HelperText>}
      {problem && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
