import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

/** Addresses of the tabs. Only the list of open differences opens filtered. */
const TABS = {
  books: '/backoffice/financial/books',
  journal: links.journal(),
  reconciliation: '/backoffice/financial/reconciliation?state=open',
} as const;

type Tab = keyof typeof TABS;

/** The pages about the books. */
export function BooksTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('books');
  return (
    <TabLinks
      label={t('pages')}
      // The keys of an object literal.
      tabs={(Object.keys(TABS) as Tab[]).map((key) => ({
        to: TABS[key],
        label: t(`tabs.${key}`),
        isCurrent: key === current,
      }))}
    />
  );
}
