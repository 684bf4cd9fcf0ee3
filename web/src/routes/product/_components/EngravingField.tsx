import { Field, Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenText, type OfferedAttribute } from '../_lib/configuration.ts';
import { useConfigurationAddress } from '../_lib/useConfigurationAddress.ts';

/** Typing rests this long before the address, and with it the price, follows. */
const PAUSE_MS = 300;

type EngravingFieldProps = { offered: OfferedAttribute; error: string | null };

/** A text of the piece: an engraving, an inscription. Empty: none. */
export function EngravingField({ offered, error }: EngravingFieldProps) {
  const { t } = useTranslation('product');
  const { address, choose } = useConfigurationAddress();
  const { attribute, required } = offered;
  const text = chosenText(offered, address);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const input = field.current;
    // The address changed without typing: a shared link, the back button.
    if (input && input !== document.activeElement) input.value = text;
  }, [text]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function write(value: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => choose(attribute.code, value), pause);
  }

  return (
    <Field.Root required={required} invalid={error !== null} data-attribute={attribute.databaseId}>
      <Field.Label>
        {attribute.name}
        {!required && <Field.RequiredIndicator fallback={<Optional />} />}
      </Field.Label>
      <Input
        ref={field}
        defaultValue={text}
        maxLength={attribute.maxLength ?? undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => write(currentTarget.value, PAUSE_MS)}
        onBlur={({ currentTarget }) => currentTarget.value !== text && write(currentTarget.value, 0)}
      />
      {attribute.maxLength && (
        <Field.HelperText>{t('atMost', { count: attribute.maxLength })}</Field.HelperText>
      )}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
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
