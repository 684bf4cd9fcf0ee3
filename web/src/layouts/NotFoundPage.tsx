import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../lib/routing/usePageTitle.ts';
import { NotFoundState } from '../ui/feedback/NotFoundState.tsx';

/** 404: 'This page could not be found', with the title the administration spec gives. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.pageTitle'));
  return <NotFoundState />;
}
