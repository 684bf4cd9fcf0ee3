import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState.tsx';

/** Names the permission that the viewer lacks. Only a number passes: the address cannot put words on the page. */
export function AuthorizationErrorPage() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const permission = /^\d{1,4}$/.exec(search.get('permission') ?? '')?.[0];
  return (
    <ForbiddenState
      permission={permission}
      actions={
        <ButtonLink to={links.myProfile()} variant="outline">
          {t('menu.myProfile')}
        </ButtonLink>
      }
    />
  );
}
