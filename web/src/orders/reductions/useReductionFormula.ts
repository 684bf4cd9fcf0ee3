import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { useReductionFormula_promotion$key } from './__generated__/useReductionFormula_promotion.graphql.ts';

const fragment = graphql`
  fragment useReductionFormula_promotion on GrantedPromotion @inline {
    kind
    value
    items {
      code
      name
    }
  }
`;

/** Formula of a promotion’s reduction, and its pieces, as text. */
export function useReductionFormula(
  currency: string,
): (promotion: useReductionFormula_promotion$key) => string {
  const { t } = useTranslation();
  const { percent, money, list } = useFormat();
  return (key) => {
    const { kind, value, items } = readInlineData(fragment, key);
    const amount = kind.startsWith('AMOUNT') ? money(value, currency) : percent(value);
    const off = kind === 'FREE_ITEM' ? t('charges.free') : amount;
    if (items.length === 0) return off;
    return t('charges.offFor', { off, pieces: list(items.map(({ code, name }) => `${name} (${code})`)) });
  };
}
