import { useTranslation } from 'react-i18next';
import { PasswordField } from '../forms/PasswordField.tsx';

/** Minimum password length of the server's password policy. */
const MIN_LENGTH = 10;

/** The current and the new password, as `changePassword` names them. */
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
