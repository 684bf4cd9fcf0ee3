import { Field, Input } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  charactersTooMany,
  chosenText,
  lengthOf,
  type OfferedAttribute,
  type Piece,
  strangeSigns,
} from '../configuration.ts';
import { type ChoiceField, useChoices } from '../useChoices.ts';

/** Typing rests this long before the address, and with it the price, follows. */
const PAUSE_MS = 300;

const EngravingPreview = lazy(async () => ({
  default: (await import('./EngravingPreview.tsx')).EngravingPreview,
}));

type EngravingFieldProps = { piece: Piece; offered: OfferedAttribute; field: ChoiceField };

/** A text of the piece: an engraving, an inscription. Empty: none. One that does not fit is refused, never cut. */
export function EngravingField({ piece, offered, field }: EngravingFieldProps) {
  const { t } = useTranslation('configuration');
  const { chosen, choose } = useChoices();
  const { attribute, required } = offered;
  const text = chosenText(offered, chosen);
  const [typed, setTyped] = useState(text);
  const tooMany = charactersTooMany(offered, typed);
  const strange = strangeSigns(piece, offered, typed, chosen);
  const refusal =
    tooMany > 0
      ? t('tooLong', { count: tooMany })
      : strange.length > 0 && t('notEngravable', { count: strange.length, signs: strange.join(' ') });
  const problem = refusal || field.error;
  const control = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = control.current;
    // The address changed without typing: a shared link, the back button.
    if (!input || input === document.activeElement) return;
    input.value = text;
    setTyped(text);
  }, [text]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function write(value: string, pause: number) {
    setTyped(value);
    clearTimeout(timer.current);
    const commit = () => choose(attribute.code, value);
    if (pause === 0) commit();
    else timer.current = setTimeout(commit, pause);
  }

  return (
    <Field.Root
      id={field.id}
      required={required}
      invalid={problem !== null}
      data-attribute={attribute.databaseId}
    >
      <Field.Label>
        {attribute.name}
        {!required && <Field.RequiredIndicator fallback={<Optional />} />}
      </Field.Label>
      <Input
        ref={control}
        name={field.name}
        defaultValue={text}
        autoComplete="off"
        onChange={({ currentTarget }) => write(currentTarget.value, PAUSE_MS)}
        onBlur={({ currentTarget }) => currentTarget.value !== text && write(currentTarget.value, 0)}
        // A form around is sent by it, with what was typed.
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && currentTarget.value !== text && write(currentTarget.value, 0)
        }
      />
      {attribute.maxLength && (
        <Field.HelperText fontVariantNumeric="tabular-nums">
          {t('characters', { count: attribute.maxLength, typed: lengthOf(typed) })}
        </Field.HelperText>
      )}
      {problem && <Field.ErrorText>{problem}</Field.ErrorText>}
      {!refusal && typed.trim() !== '' && (
        <Suspense>
          <EngravingPreview piece={piece} chosen={chosen} text={typed.trim()} />
        </Suspense>
      )}
    </Field.Root>
  );
}

function Optional() {
  const { t } = useTranslation();
  return (
    <Field.HelperText as="span" fontWeight="normal">
      {t('form.optional')}
    </Field.HelperText>
  );
}
