import { Center, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { localizedPath } from '../lib/i18n/language.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { NetworkError, RequestError } from '../lib/relay/request-errors.ts';
import { usePageTitle } from '../lib/routing/usePageTitle.ts';
import { links } from '../links.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';

/** Error state if the shell itself failed: only a message and a link to the home page. */
export function RootError() {
  const { t } = useTranslation('shell');
  const language = useLocale();
  const error = useRouteError();
  usePageTitle(t('error.pageTitle'));
  return (
    <Center as="main" minH="dvh">
      <Stack align="center">
        <ErrorState
          isOffline={error instanceof NetworkError}
          requestId={error instanceof RequestError ? error.requestId : null}
          onRetry={() => window.location.reload()}
        />
        <Text textStyle="sm">
          {/* A plain link: the router itself may be what failed. */}
          <a href={localizedPath(links.shop(), language)}>{t('error.home')}</a>
        </Text>
      </Stack>
    </Center>
  );
}
