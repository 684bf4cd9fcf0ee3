import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { links } from '../../../links.ts';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

/** The two views of the workshop. */
export function WorkshopTabs() {
  const { t } = useTranslation('bench');
  const { pathname } = useLocation();
  const tabs = [
    { to: links.workshop(), label: t('board') },
    { to: links.workshopJobs(), label: t('list') },
  ].map((tab) => ({ ...tab, isCurrent: tab.to === pathname }));
  return <TabLinks label={t('views')} tabs={tabs} />;
}
