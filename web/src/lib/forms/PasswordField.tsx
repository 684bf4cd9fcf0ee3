import { chakra, IconButton, Input } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldFacts, FieldFrame } from './FieldFrame.tsx';
import { useFieldBinding } from './form-context.ts';

// All icons are in one bundle; the field works before it is loaded.
const PasswordEye = lazy(async () => ({ default: (await import('./PasswordEye.tsx')).PasswordEye }));

const Frame = chakra('div', { base: { position: 'relative', width: 'full' } });

type PasswordFieldProps = FieldFacts & {
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
};

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, hint, required, disabled, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const binding = useFieldBinding(name);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} required={required} disabled={disabled}>
      <Frame>
        <Input
          {...binding}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          pe="10"
          {...input}
        />
        <IconButton
          size="sm"
          variant="ghost"
          position="absolute"
          top="1"
          insetEnd="1"
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Suspense>
            <PasswordEye isOpen={isShown} />
          </Suspense>
        </IconButton>
      </Frame>
    </FieldFrame>
  );
}
