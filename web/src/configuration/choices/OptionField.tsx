import { Field, NativeSelect } from '@chakra-ui/react';
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx';
import { chosenOption, type OfferedAttribute } from '../configuration.ts';
import { type ChoiceField, useChoices } from '../useChoices.ts';

/** Maximum number of tiles. More options are shown as a list. */
const MAX_TILES = 12;

type OptionFieldProps = { offered: OfferedAttribute; field: ChoiceField };

/** The choice of an option of an attribute: stone, quality, finish. */
export function OptionField({ offered, field }: OptionFieldProps) {
  const { chosen: address, choose } = useChoices();
  const { attribute, options, required } = offered;
  const chosen = chosenOption(offered, address);
  const value = chosen === null ? null : String(chosen);
  const choices = options.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

  if (options.length <= MAX_TILES) {
    return (
      <div data-attribute={attribute.databaseId}>
        <ChoiceTiles
          {...field}
          legend={attribute.name}
          choices={choices}
          value={value}
          required={required}
          onChange={(option) => choose(attribute.code, option)}
        />
      </div>
    );
  }
  return (
    <Field.Root
      id={field.id}
      required={required}
      invalid={field.error !== null}
      data-attribute={attribute.databaseId}
    >
      <Field.Label>{attribute.name}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          name={field.name}
          value={value ?? ''}
          onChange={({ currentTarget }) => choose(attribute.code, currentTarget.value)}
        >
          {value === null && <option value="" />}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {field.error && <Field.ErrorText>{field.error}</Field.ErrorText>}
    </Field.Root>
  );
}
