import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../../lib/routing/usePageTitle.ts';
import { links } from '../../../links.ts';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { BackofficeProductSkeleton } from '../ProductPageSkeleton.tsx';
import type {
  CustomOrderPageQuery,
  CustomOrderPageQuery$data,
} from './__generated__/CustomOrderPageQuery.graphql.ts';
import { TemplateCards } from './_components/TemplateCards.tsx';

const CustomOrderPiece = lazy(async () => ({
  default: (await import('./_components/CustomOrderPiece.tsx')).CustomOrderPiece,
}));

/** Query of the page: a template with its ancestors, and its children or search results. */
const customOrderPageQuery = graphql`
  query CustomOrderPageQuery($id: Int!, $isNamed: Boolean!, $filter: CustomOrderTemplateFilter) {
    template: customOrderTemplate(databaseId: $id) @include(if: $isNamed) {
      databaseId
      name
      description
      parent {
        databaseId
        name
        parent {
          databaseId
          name
          parent {
            databaseId
            name
          }
        }
      }
      itemType {
        ...CustomOrderPiece_product
      }
    }
    customOrderTemplates(first: 100, filter: $filter) {
      edges {
        node {
          ...TemplateCards_template
        }
      }
    }
    ...CustomOrderForm_query
  }
`;

/** Selection of a custom order template, down to the piece. */
export function CustomOrderPage({ queryRef }: RelayPageProps<CustomOrderPageQuery>) {
  const { t } = useTranslation('custom-order');
  const data = usePreloadedQuery<CustomOrderPageQuery>(customOrderPageQuery, queryRef);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { template } = data;
  if (template === null) throw new NotFoundError('CustomOrderTemplate');
  usePageTitle(template?.name ?? t('title'));
  const breadcrumb = template
    ? [{ label: t('title'), to: links.customOrder() }, ...crumbsOf(template.parent ?? null)]
    : [];
  const header = (
    <PageHeader
      title={template?.name ?? t('title')}
      breadcrumb={breadcrumb}
      meta={template ? template.description : t('intro')}
    />
  );
  if (template?.itemType)
    return (
      <Stack gap="5">
        {header}
        <CardBoundary>
          <Suspense fallback={<BackofficeProductSkeleton />}>
            <CustomOrderPiece product={template.itemType} query={data} templateId={template.databaseId} />
          </Suspense>
        </CardBoundary>
      </Stack>
    );
  const text = parameters.get('q')?.trim() ?? '';
  return (
    <Stack gap="5">
      {header}
      <Box maxW="md">
        <SearchField
          label={t('search')}
          value={text}
          onSearch={(search) =>
            void navigate(links.customOrder(template?.databaseId, search), { replace: true })
          }
        />
      </Box>
      <CardBoundary>
        <TemplateCards
          templates={data.customOrderTemplates.edges.map(({ node }) => node)}
          isSearching={text !== ''}
        />
      </CardBoundary>
    </Stack>
  );
}

type Above = NonNullable<NonNullable<CustomOrderPageQuery$data['template']>['parent']>;

/** The ancestors, from the root. */
function crumbsOf(above: Above | null) {
  const path = [above, above?.parent, above?.parent?.parent];
  return path
    .flatMap((node) => (node ? [{ label: node.name, to: links.customOrder(node.databaseId) }] : []))
    .reverse();
}
