import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../lib/routing/usePageTitle.ts';
import { NotFoundState } from '../ui/feedback/NotFoundState.tsx';

/** The page for unknown URLs, with the title of the administration spec. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.pageTitle'));
  return <NotFoundState />;
}
