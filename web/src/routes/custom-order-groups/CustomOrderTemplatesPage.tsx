import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CustomOrderTemplatesPageQuery } from './__generated__/CustomOrderTemplatesPageQuery.graphql.ts';
import { CustomOrderTabs } from './_components/CustomOrderTabs.tsx';
import { TemplateTree } from './_components/templates/TemplateTree.tsx';

const customOrderTemplatesPageQuery = graphql`
  query CustomOrderTemplatesPageQuery {
    customOrderTree {
      ...TemplateTree_template
    }
  }
`;

/** The tree of custom order templates, for staff. */
export function CustomOrderTemplatesPage({ queryRef }: RelayPageProps<CustomOrderTemplatesPageQuery>) {
  const { t } = useTranslation('custom-order-groups');
  const { customOrderTree } = usePreloadedQuery<CustomOrderTemplatesPageQuery>(
    customOrderTemplatesPageQuery,
    queryRef,
  );
  return (
    <Stack gap="4">
      <PageHeader title={t('templates.title')} meta={t('templates.intro')} />
      <CustomOrderTabs current="templates" />
      <TemplateTree templates={customOrderTree} />
    </Stack>
  );
}
