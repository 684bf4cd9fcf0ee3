import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { type FilterChip, FilterChips } from '../../../ui/FilterChips.tsx';
import { type CatalogView, toggleAlloy, toggleOption, withoutFilters } from '../_lib/catalog-view.ts';
import { useCatalogView } from '../_lib/useCatalogView.ts';
import type {
  CatalogChips_query$data,
  CatalogChips_query$key,
} from './__generated__/CatalogChips_query.graphql.ts';

const fragment = graphql`
  fragment CatalogChips_query on Query
  @argumentDefinitions(categoryCode: { type: "String" }, categoryId: { type: "Int" }) {
    alloys {
      databaseId
      name
    }
    filterAttributes(categoryCode: $categoryCode, categoryId: $categoryId) {
      attribute {
        databaseId
      }
      options {
        option {
          databaseId
          name
        }
      }
    }
  }
`;

/** The filters in force, each with its way out. */
export function CatalogChips({ query }: { query: CatalogChips_query$key }) {
  const data = useFragment(fragment, query);
  const { view, to } = useCatalogView();
  const priceLabel = usePriceLabel();
  const without = (label: string, next: CatalogView): FilterChip => ({ label, without: to(next) });
  const chips = [
    ...namedAlloys(data, view).map(({ databaseId, name }) => without(name, toggleAlloy(view, databaseId))),
    ...namedOptions(data, view).map(({ attributeId, optionId, name }) =>
      without(name, toggleOption(view, attributeId, optionId)),
    ),
  ];
  if (view.minPrice !== null || view.maxPrice !== null) {
    chips.push(without(priceLabel(view), { ...view, minPrice: null, maxPrice: null }));
  }
  return <FilterChips chips={chips} clearAll={to(withoutFilters(view))} />;
}

function usePriceLabel(): (view: CatalogView) => string {
  const { t } = useTranslation('catalog');
  const { money } = useFormat();
  const { currency } = useShell().companyDetails;
  return ({ minPrice, maxPrice }) => {
    if (minPrice !== null && maxPrice !== null)
      return t('filter.between', { min: money(minPrice, currency), max: money(maxPrice, currency) });
    if (minPrice !== null) return t('filter.from', { min: money(minPrice, currency) });
    return t('filter.upTo', { max: money(maxPrice ?? '0', currency) });
  };
}

function namedAlloys({ alloys }: CatalogChips_query$data, { alloyIds }: CatalogView) {
  return alloys.filter(({ databaseId }) => alloyIds.includes(databaseId));
}

function namedOptions({ filterAttributes }: CatalogChips_query$data, { attributes }: CatalogView) {
  return attributes.flatMap(({ attributeId, optionIds }) => {
    const options = filterAttributes.find((each) => each.attribute.databaseId === attributeId)?.options ?? [];
    return options
      .filter(({ option }) => optionIds.includes(option.databaseId))
      .map(({ option }) => ({ attributeId, optionId: option.databaseId, name: option.name }));
  });
}
