import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { toggled } from '../../list/list-address.ts';
import { useList } from '../../list/useList.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { JobServicesPageQuery } from './__generated__/JobServicesPageQuery.graphql.ts';
import { ServiceSection } from './_components/ServiceSection.tsx';
import { openedAtFirst, serviceSections } from './_lib/service-sections.ts';

const jobServicesPageQuery = graphql`
  query JobServicesPageQuery {
    jobServices {
      count
      serviceType {
        code
      }
      ...ServiceSection_group
    }
  }
`;

/** Every service type with its waiting jobs, which are fetched when it is expanded. */
export function JobServicesPage({ queryRef }: RelayPageProps<JobServicesPageQuery>) {
  const { t } = useTranslation('job-services');
  const { jobServices } = usePreloadedQuery<JobServicesPageQuery>(jobServicesPageQuery, queryRef);
  const { view, show } = useList(serviceSections);
  // Expanded sections stay expanded when counts change.
  const [first] = useState(() =>
    openedAtFirst(jobServices.map(({ serviceType, count }) => ({ code: serviceType.code, count }))),
  );
  const open = view.open ?? first;
  const waiting = jobServices.reduce((sum, { count }) => sum + count, 0);

  function toggle(code: string) {
    show((newest) => ({ open: toggled(newest.open ?? first, code) }), { replace: true });
  }

  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('tracking') }]}
        meta={waiting > 0 && t('waiting', { count: waiting })}
      />
      {waiting === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <Stack gap="3">
        {jobServices.map((group) => (
          <ServiceSection
            key={group.serviceType.code}
            group={group}
            isOpen={open.includes(group.serviceType.code)}
            onToggle={toggle}
          />
        ))}
      </Stack>
    </Stack>
  );
}
