import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageTitle } from './page-title.ts';

type RouteTitleProps = {
  /** i18n key with namespace. */
  titleKey: string;
};

/** Sets the title of a route. Rendered before the page, so that a page's `usePageTitle` runs later and overrides it. */
export function RouteTitle({ titleKey }: RouteTitleProps) {
  const { t } = useTranslation();
  const title = t(titleKey);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return null;
}
