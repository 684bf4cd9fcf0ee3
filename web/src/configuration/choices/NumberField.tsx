import { Field, Input, InputGroup } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/useFormat.ts';
import { numberInput, readMeasure } from '../../lib/forms/typed-number.ts';
import { chosenNumber, isNumberOffered, type OfferedAttribute } from '../configuration.ts';
import { type ChoiceField, useChoices } from '../useChoices.ts';

type NumberFieldProps = { offered: OfferedAttribute; field: ChoiceField };

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number with its unit, such as the length of a chain. The value is applied on blur or Enter; arrow keys change it by
 * one step. A plain input, because Chakra’s adds 9 kB.
 */
export function NumberField({ offered, field }: NumberFieldProps) {
  const { t } = useTranslation('configuration');
  const { number } = useFormat();
  const { chosen, choose } = useChoices();
  const { attribute, numberRange, required } = offered;
  const value = chosenNumber(offered, chosen);
  /** The typed text while it differs from the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const isRefused = value !== '' && !isNumberOffered(offered, value);
  const { min, max, step } = numberRange ?? {};
  const range = min != null &&
    max != null && { min: number(min), max: number(max), unit: attribute.unit ?? '' };
  const problem = isRefused && range ? t('number.refused', range) : field.error;

  function commit(next: number) {
    setDraft(null);
    // Rounded to thousandths, because steps of 0.1 do not add up in floats.
    if (Number.isFinite(next)) choose(attribute.code, String(Math.round(next * 1000) / 1000));
  }

  function commitTyped() {
    if (draft !== null) commit(draft.trim() === '' ? Number.NaN : Number(readMeasure(draft) ?? Number.NaN));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') commitTyped();
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = Number(value || (min ?? 0)) + direction * Number(step ?? 1);
    commit(Math.min(Number(max ?? next), Math.max(Number(min ?? next), next)));
  }

  return (
    <Field.Root
      id={field.id}
      required={required}
      invalid={problem !== null}
      data-attribute={attribute.databaseId}
    >
      <Field.Label>{attribute.name}</Field.Label>
      <InputGroup endElement={attribute.unit} endElementProps={{ color: 'fg.muted' }} maxW="40">
        <Input
          name={field.name}
          role="spinbutton"
          aria-valuenow={value === '' ? undefined : Number(value)}
          aria-valuemin={min == null ? undefined : Number(min)}
          aria-valuemax={max == null ? undefined : Number(max)}
          {...numberInput('MEASURE')}
          value={draft ?? (value === '' ? '' : number(value))}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={commitTyped}
          onKeyDown={handleKey}
          fontVariantNumeric="tabular-nums"
        />
      </InputGroup>
      {range && <Field.HelperText>{t('number.range', range)}</Field.HelperText>}
      {problem && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
