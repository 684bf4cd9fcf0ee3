import { useSearchParams } from 'react-router';
import { type AppLanguage, localizedPath, rememberedLanguage } from '../../../lib/i18n/language.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { continueAs } from '../../../lib/session/identity.ts';
import { RETURN_PARAMETER, safeReturnPath } from '../../../lib/session/return-path.ts';
import { links } from '../../../links.ts';

/** Redirect data of a sign-in. */
type SignedIn = { startupPath: string; mustChangePassword: boolean; language: string };

/**
 * Redirects after sign-in: to the original page, otherwise the startup page; first to a password change if required. A
 * French page or a stored choice overrides the profile’s language.
 */
export function useContinue(): (viewer: SignedIn) => void {
  const [address] = useSearchParams();
  const pageLanguage = useLocale();
  return ({ startupPath, mustChangePassword, language }) => {
    const target = safeReturnPath(address.get(RETURN_PARAMETER), window.location.origin) ?? startupPath;
    const own: AppLanguage = language === 'FR' ? 'fr' : 'en';
    const goOnIn = pageLanguage === 'fr' ? 'fr' : (rememberedLanguage(document.cookie) ?? own);
    continueAs(localizedPath(mustChangePassword ? links.changePassword(target) : target, goOnIn));
  };
}
