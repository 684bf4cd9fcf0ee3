import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { toggled } from '../../../list/list-address.ts';
import { choicesFilter, type ListFilter } from '../../../list/toolbar/filter.tsx';
import type { List } from '../../../list/useList.ts';
import { optionsOf, type ProductView, toggleOption } from '../_lib/product-list.ts';
import type { useProductFilters_query$key } from './__generated__/useProductFilters_query.graphql.ts';
import { PriceRange } from './PriceRange.tsx';
import { useMeasureFilters } from './useMeasureFilters.tsx';

const fragment = graphql`
  fragment useProductFilters_query on Query
  @argumentDefinitions(filter: { type: "ProductFilter" }) {
    productFacets(filter: $filter) {
      alloys {
        databaseId
        name
        productCount
      }
      karats {
        mark
        name
        productCount
      }
      ...useMeasureFilters_facets
      attributes {
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
  }
`;

/** Filters of products: metal, karat, price, measures and attributes, each with its result count. */
export function useProductFilters(
  list: List<ProductView>,
  query: useProductFilters_query$key,
): readonly ListFilter<ProductView>[] {
  const { t } = useTranslation('catalog');
  const priceLabel = usePriceLabel();
  const facets = useFragment(fragment, query).productFacets;
  const { alloys, karats, attributes } = facets;
  const measures = useMeasureFilters(list, facets);
  const { view, show } = list;
  const { minPrice, maxPrice } = view;
  return [
    choicesFilter(list, {
      key: 'metal',
      legend: t('filter.metal'),
      options: alloys.map(({ databaseId, name, productCount }) => ({
        value: String(databaseId),
        label: name,
        chip: name,
        count: productCount,
      })),
      chosen: view.alloyIds.map(String),
      toggle:
        (value) =>
        ({ alloyIds }) => ({ alloyIds: toggled(alloyIds, Number(value)) }),
    }),
    choicesFilter(list, {
      key: 'karats',
      legend: t('filter.karats'),
      options: karats.map(({ mark, name, productCount }) => ({
        value: mark,
        label: name,
        chip: name,
        count: productCount,
      })),
      chosen: view.karats,
      toggle: (value) => (each) => ({ karats: toggled(each.karats, value) }),
    }),
    {
      key: 'price',
      field: (
        <PriceRange key={`${minPrice} ${maxPrice}`} minPrice={minPrice} maxPrice={maxPrice} onApply={show} />
      ),
      chips:
        minPrice === null && maxPrice === null
          ? []
          : [{ label: priceLabel(view), without: { minPrice: null, maxPrice: null } }],
    },
    ...measures,
    ...attributes.map(({ attribute: { databaseId, name }, options }) =>
      choicesFilter(list, {
        key: String(databaseId),
        legend: name,
        options: options.map(({ option, productCount }) => ({
          value: String(option.databaseId),
          label: option.name,
          chip: option.name,
          count: productCount,
        })),
        chosen: optionsOf(view, databaseId).map(String),
        toggle: (value) => (each) => toggleOption(each, databaseId, Number(value)),
      }),
    ),
  ];
}

function usePriceLabel(): (view: Pick<ProductView, 'minPrice' | 'maxPrice'>) => string {
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
