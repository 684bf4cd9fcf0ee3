import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { optionsOf, toggleAlloy, toggleOption } from '../_lib/catalog-view.ts';
import { useCatalogView } from '../_lib/useCatalogView.ts';
import type { CatalogFilters_query$key } from './__generated__/CatalogFilters_query.graphql.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceRange } from './PriceRange.tsx';

const fragment = graphql`
  fragment CatalogFilters_query on Query
  @argumentDefinitions(categoryCode: { type: "String" }, categoryId: { type: "Int" }) {
    alloys {
      databaseId
      name
    }
    filterAttributes(categoryCode: $categoryCode, categoryId: $categoryId) {
      attribute {
        databaseId
        name
      }
      options {
        productCount
        option {
          databaseId
          name
        }
      }
    }
  }
`;

/** What narrows the list: metal, price, and the attributes of its pieces with their counts. */
export function CatalogFilters({ query }: { query: CatalogFilters_query$key }) {
  const { t } = useTranslation('catalog');
  const { view, show } = useCatalogView();
  const { alloys, filterAttributes } = useFragment(fragment, query);
  return (
    <Stack gap="6">
      <FilterGroup
        title={t('filter.metal')}
        entries={alloys.map(({ databaseId, name }) => ({ id: databaseId, label: name }))}
        chosen={view.alloyIds}
        onToggle={(id) => show(toggleAlloy(view, id))}
      />
      <PriceRange key={`${view.minPrice} ${view.maxPrice}`} view={view} onApply={show} />
      {filterAttributes.map(({ attribute, options }) => (
        <FilterGroup
          key={attribute.databaseId}
          title={attribute.name}
          entries={options.map(({ option, productCount }) => ({
            id: option.databaseId,
            label: option.name,
            count: productCount,
          }))}
          chosen={optionsOf(view, attribute.databaseId)}
          onToggle={(id) => show(toggleOption(view, attribute.databaseId, id))}
        />
      ))}
    </Stack>
  );
}
