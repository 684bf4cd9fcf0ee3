import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useRevalidator, useRouteError } from 'react-router';
import { localizedPath } from '../lib/i18n/language.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import {
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RequestError,
  SignedOutError,
} from '../lib/relay/request-errors.ts';
import { usePageTitle } from '../lib/routing/usePageTitle.ts';
import { links } from '../links.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Error state of a page. Menus and bars around it still work. `failure`: the error text of its route. */
export function PageError({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  usePageTitle(t(error instanceof NotFoundError ? 'notFound.pageTitle' : 'error.pageTitle'));

  if (error instanceof SignedOutError) return <SignInRedirect returnTo={pathname + search} />;
  if (error instanceof ForbiddenError)
    return <Navigate replace to={links.authorizationError(error.permission)} />;
  if (error instanceof NotFoundError) return <NotFoundPage />;
  return (
    <ErrorState
      isOffline={error instanceof NetworkError}
      text={failure && t(failure)}
      requestId={error instanceof RequestError ? error.requestId : null}
      onRetry={revalidate}
    />
  );
}

/** A page load, so that no data of the ended session stays in memory. */
function SignInRedirect({ returnTo }: { returnTo: string }) {
  const language = useLocale();
  useEffect(() => {
    window.location.replace(localizedPath(links.signIn(returnTo), language));
  }, [returnTo, language]);
  return null;
}
