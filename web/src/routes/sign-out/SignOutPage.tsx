import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath } from '../../lib/i18n/language.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import { endSession } from '../../lib/session/identity.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { links } from '../../links.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { StatePage } from '../../ui/feedback/StatePage.tsx';

/**
 * Signs out and opens the sign-in page. If the server does not respond, the session is still open, and the page says
 * so.
 */
export function SignOutPage() {
  const { t } = useTranslation('sign-out');
  const language = useLocale();
  const [hasFailed, setHasFailed] = useState(false);
  const hasStarted = useRef(false);

  const leave = useCallback(async () => {
    setHasFailed(false);
    if (await signOut()) endSession(localizedPath(links.signIn(), language));
    else setHasFailed(true);
  }, [language]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void leave();
  }, [leave]);

  if (hasFailed) return <ErrorState isOffline onRetry={leave} />;
  return <StatePage title={t('title')} text={t('text')} />;
}
