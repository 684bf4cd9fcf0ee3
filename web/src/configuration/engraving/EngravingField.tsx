import { Field, Input } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  charactersTooMany,
  chosenText,
  lengthOf,
  type OfferedAttribute,
  type Piece,
  unsupportedCharacters,
} from '../configuration.ts';
import { type ChoiceField, useChoices } from '../useChoices.ts';

/** Delay after typing before the URL, and so the price, is updated. */
const PAUSE_MS = 300;

const EngravingPreview = lazy(async () => ({
  default: (await import('./EngravingPreview.tsx')).EngravingPreview,
}));

type EngravingFieldProps = { piece: Piece; offered: OfferedAttribute; field: ChoiceField };

/** An engraving or inscription. Empty: none. A text that does not fit is refused, never truncated. */
export function EngravingField({ piece, offered, field }: EngravingFieldProps) {
  const { t } = useTranslation('configuration');
  const { chosen, choose } = useChoices();
  const { attribute, required } = offered;
  const text = chosenText(offered, chosen);
  const [typed, setTyped] = useState(text);
  const tooMany = charactersTooMany(offered, typed);
  const strange = unsupportedCharacters(piece, offered, typed, chosen);
  const refusal =
    tooMany > 0
      ? t('tooLong', { count: tooMany })
      : strange.length > 0 && t('notEngravable', { count: strange.length, signs: strange.join(' ') });
  const problem = refusal || field.error;
  const control = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = control.current;
    // The URL changed without typing: a shared link, the back button.
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
        // Enter submits the surrounding form, with the typed text.
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
