import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { StatePage } from './StatePage.tsx';

/** Shown for a missing page or record, or one that the viewer may not see. */
export function NotFoundState() {
  const { t } = useTranslation('shell');
  return (
    <StatePage
      title={t('notFound.text')}
      text={t('notFound.hint')}
      actions={
        <ButtonLink to={links.shop()} variant="outline">
          {t('notFound.home')}
        </ButtonLink>
      }
      note="404"
    />
  );
}
