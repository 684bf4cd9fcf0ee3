import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { preferredSystem, sizeIn } from '../../../configuration/ring-size-system.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useShell } from '../../../lib/session/useShell.ts';
import { toggled } from '../../../list/list-address.ts';
import { choicesFilter, type ListFilter } from '../../../list/toolbar/filter.tsx';
import type { List } from '../../../list/useList.ts';
import { type ProductView, type Range, rangeText, toggleRange } from '../_lib/product-list.ts';
import type { useMeasureFilters_facets$key } from './__generated__/useMeasureFilters_facets.graphql.ts';
import { SizeFilter } from './SizeFilter.tsx';

const fragment = graphql`
  fragment useMeasureFilters_facets on ProductFacets {
    categories {
      databaseId
      name
      productCount
    }
    sizes {
      productCount
      size {
        us
        eu
        uk
        mm
      }
    }
    shapes {
      code
      name
      productCount
    }
    centreCarats {
      from
      below
      productCount
    }
    thicknesses {
      from
      below
      productCount
    }
    listPrices {
      from
      below
      productCount
    }
  }
`;

type Measure = 'centreCarats' | 'thicknesses' | 'listPrices';

/** A range offered by the server. */
type Offered = { readonly [End in keyof Range]?: Range[End] | undefined } & { readonly productCount: number };

/** Filters by measure, in trade units: price, ring size, cut and carat of the centre stone, mm; and by category. */
export function useMeasureFilters(
  list: List<ProductView>,
  facets: useMeasureFilters_facets$key,
): readonly ListFilter<ProductView>[] {
  const { t } = useTranslation('catalog');
  const data = useFragment(fragment, facets);
  const rangeLabel = useRangeLabel();
  const sizeLabel = useSizeLabel();
  const { view, show } = list;

  const ranges = (measure: Measure, given: readonly Offered[]) => {
    const offered = given.map(({ from = null, below = null, productCount }) => ({
      from,
      below,
      productCount,
    }));
    return choicesFilter(list, {
      key: measure,
      legend: t(`filter.${measure}`),
      options: offered.map((range) => ({
        value: rangeText(range),
        label: rangeLabel(measure, range),
        chip: rangeLabel(measure, range),
        count: range.productCount,
      })),
      chosen: view[measure].map(rangeText),
      toggle: (value) => (each) => {
        const range = offered.find((one) => rangeText(one) === value);
        if (!range) return {};
        const { from, below } = range;
        return { [measure]: toggleRange(each[measure], { from, below }) };
      },
    });
  };

  const toggleSize = (us: string) => (each: ProductView) => ({ sizes: toggled(each.sizes, us) });
  const sizes = data.sizes.map(({ size, productCount }) => ({
    value: String(Number(size.us)),
    label: sizeLabel(size),
    count: productCount,
  }));

  return [
    ranges('listPrices', data.listPrices ?? []),
    {
      key: 'sizes',
      field: sizes.length > 0 && (
        <SizeFilter sizes={sizes} chosen={view.sizes} onChoose={(us) => show(toggleSize(us))} />
      ),
      chips: sizes
        .filter(({ value }) => view.sizes.includes(value))
        .map(({ value, label }) => ({
          label: t('filter.sizeChip', { size: label }),
          without: toggleSize(value)(view),
        })),
    },
    choicesFilter(list, {
      key: 'shapes',
      legend: t('filter.shapes'),
      options: data.shapes.map(({ code, name, productCount }) => ({
        value: code,
        label: name,
        chip: name,
        count: productCount,
      })),
      chosen: view.shapes,
      toggle:
        (value) =>
        ({ shapes }) => ({ shapes: toggled(shapes, value) }),
    }),
    ranges('centreCarats', data.centreCarats),
    choicesFilter(list, {
      key: 'categories',
      legend: t('categories'),
      options: data.categories.map(({ databaseId, name, productCount }) => ({
        value: String(databaseId),
        label: name,
        chip: name,
        count: productCount,
      })),
      chosen: view.categoryIds.map(String),
      toggle:
        (value) =>
        ({ categoryIds }) => ({ categoryIds: toggled(categoryIds, Number(value)) }),
    }),
    ranges('thicknesses', data.thicknesses),
  ];
}

/** Decimals of measures other than amounts. */
const PLACES = { centreCarats: 2, thicknesses: 1 } as const;

function useRangeLabel(): (measure: Measure, range: Range) => string {
  const { t } = useTranslation('catalog');
  const { money, number } = useFormat();
  const { currency } = useShell().companyDetails;
  return (measure, { from, below }) => {
    const inWords = (value: string) => {
      if (measure === 'listPrices') return money(value, currency);
      return t(`filter.unit.${measure}`, { value: number(value, PLACES[measure]) });
    };
    if (from !== null && below !== null)
      return t('filter.between', { min: inWords(from), max: inWords(below) });
    return from === null
      ? t('filter.below', { max: inWords(below ?? '0') })
      : t('filter.from', { min: inWords(from) });
  };
}

function useSizeLabel() {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const system = preferredSystem();
  return (size: Parameters<typeof sizeIn>[1]) =>
    t(`filter.size.${system}`, { size: sizeIn(system, size, number) });
}
