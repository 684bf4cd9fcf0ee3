import { useTranslation } from 'react-i18next';
import { PasswordField } from '../forms/PasswordField.tsx';

/** Shortest password that the server takes (its password policy). */
const MIN_LENGTH = 10;

/** The present password and the new one, as `changePassword` names them. */
export function PasswordFields() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField name="oldPassword" label={t('password.old')} autoComplete="current-password" required />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        hint={t('password.hint', { count: MIN_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_LENGTH}
        required
      />
    </>
  );
}
