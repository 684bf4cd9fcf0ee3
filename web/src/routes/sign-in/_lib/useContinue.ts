import { useSearchParams } from 'react-router';
import { type AppLanguage, localizedPath, rememberedLanguage } from '../../../lib/i18n/language.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { continueAs } from '../../../lib/session/identity.ts';
import { RETURN_PARAMETER, safeReturnPath } from '../../../lib/session/return-path.ts';
import { links } from '../../../links.ts';

/** What a sign-in answers about where to go on. */
type SignedIn = { startupPath: string; mustChangePassword: boolean; language: string };

/**
 * Goes on after a sign-in: to where the user came from, else to the startup page; first to a new password when one is
 * due. A French page and a stored choice win over the language of the profile.
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
