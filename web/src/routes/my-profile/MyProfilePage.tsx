import { SimpleGrid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { SignedOutError } from '../../lib/relay/request-errors.ts';
import { PAYMENTS_VIEW } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { MyProfilePageQuery } from './__generated__/MyProfilePageQuery.graphql.ts';
import { AddressBook } from './_components/AddressBook.tsx';
import { ProfileSection } from './_components/ProfileSection.tsx';

// Fetched on demand for users who may see payments.
const CardSection = lazy(async () => ({
  default: (await import('./_components/CardSection.tsx')).CardSection,
}));

// Below the fold.
const PasswordSection = lazy(async () => ({
  default: (await import('./_components/lower-parts.ts')).PasswordSection,
}));
const NoticeSection = lazy(async () => ({
  default: (await import('./_components/lower-parts.ts')).NoticeSection,
}));

const query = graphql`
  query MyProfilePageQuery {
    viewer {
      actingAs {
        until
      }
      ...ProfileSection_viewer
      ...NoticeSection_viewer
      customer {
        ...AddressBook_customer
        ...CardSection_customer
      }
    }
  }
`;

/** The viewer’s profile: name, picture, language, first page, password, and the customer’s address book. */
export function MyProfilePage({ queryRef }: RelayPageProps<MyProfilePageQuery>) {
  const { t } = useTranslation('my-profile');
  const can = useCan();
  const { viewer } = usePreloadedQuery<MyProfilePageQuery>(query, queryRef);
  if (!viewer) throw new SignedOutError('The session ended while the page loaded');
  return (
    <Stack gap="5" maxW="6xl">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('shell:menu.account') }]} />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
        <CardBoundary>
          <ProfileSection viewer={viewer} />
        </CardBoundary>
        <Stack gap="5">
          <CardBoundary>{viewer.customer && <AddressBook customer={viewer.customer} />}</CardBoundary>
          <CardBoundary>
            {viewer.customer && can(PAYMENTS_VIEW) && (
              <Suspense fallback={<LinesSkeleton lines={4} />}>
                <CardSection customer={viewer.customer} isActing={viewer.actingAs !== null} />
              </Suspense>
            )}
          </CardBoundary>
          <CardBoundary>
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <NoticeSection viewer={viewer} />
            </Suspense>
          </CardBoundary>
          <CardBoundary>
            {!viewer.actingAs && (
              <Suspense fallback={<LinesSkeleton lines={4} />}>
                <PasswordSection />
              </Suspense>
            )}
          </CardBoundary>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
