import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx';
import type { Piece } from '../configuration.ts';
import { useConfiguration } from '../useChoices.ts';
import { chosenVariant, variantAddress } from '../variant.ts';
import type { VariantChoices_product$key } from './__generated__/VariantChoices_product.graphql.ts';

const fragment = graphql`
  fragment VariantChoices_product on ItemType @inline {
    currency
    variants {
      code
      name
      price
      size
      alloy {
        code
      }
      options {
        databaseId
      }
    }
  }
`;

type VariantChoicesProps = { product: VariantChoices_product$key; piece: Piece };

/** Variants with their own codes. Choosing one sets metal, size and options. */
export function VariantChoices({ product, piece }: VariantChoicesProps) {
  const { t } = useTranslation('configuration');
  const { money } = useFormat();
  const { address, change } = useConfiguration();
  const { variants, currency } = readInlineData(fragment, product);
  const chosen = chosenVariant(variants, piece, address);
  return (
    <ChoiceTiles
      legend={t('variants.title')}
      choices={variants.map(({ code, name, price }) => ({
        value: code,
        label: name,
        detail: price == null ? code : t('variants.detail', { code, price: money(price, currency) }),
      }))}
      value={chosen?.code ?? null}
      onChange={(code) => {
        const variant = variants.find((each) => each.code === code);
        if (variant) change((current) => variantAddress(variant, piece, current));
      }}
    />
  );
}
