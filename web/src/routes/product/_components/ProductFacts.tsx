import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Price } from '../../../configuration/usePrice.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import type { ProductFacts_product$key } from './__generated__/ProductFacts_product.graphql.ts';

const fragment = graphql`
  fragment ProductFacts_product on ItemType {
    code
    requiresProof
    leadDays
    isStock
    itemGroup {
      name
    }
    stones {
      gem
      shape
      quality
      caratEach
      count
    }
    subItems {
      quantity
      itemType {
        code
        name
      }
    }
  }
`;

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1' },
});

type ProductFactsProps = {
  product: ProductFacts_product$key;
  /** The configured piece; the catalogue’s data until the price is loaded. */
  price: Pick<Price, 'stones' | 'leadDays'> | null;
};

/** Facts of the configured piece: stones, parts, lead time, proof. */
export function ProductFacts({ product, price }: ProductFactsProps) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const piece = useFragment(fragment, product);
  const { code, itemGroup, subItems, requiresProof, isStock } = piece;
  const { stones, leadDays } = price ?? piece;
  const entries = [
    { label: t('about.code'), value: code },
    { label: t('about.group'), value: itemGroup.name },
    ...(isStock
      ? [{ label: t('facts.ready'), value: t('about.stock') }]
      : [
          { label: t('about.lead'), value: t('about.leadDays', { count: leadDays }) },
          { label: t('about.proof'), value: t(requiresProof ? 'about.proofYes' : 'about.proofNo') },
        ]),
  ];
  return (
    <Stack gap="4">
      <Heading as="h2" textStyle="label">
        {t('about.title')}
      </Heading>
      <KeyValueList entries={entries} />
      {stones.length > 0 && (
        <div>
          <Text textStyle="label" mb="1">
            {t('about.stones')}
          </Text>
          <List>
            {stones.map((stone, index) => (
              // Two kinds of stones may be equal.
              <li key={index}>
                {t('about.stone', {
                  count: stone.count,
                  quality: stone.quality,
                  carat: number(stone.caratEach),
                  gem: t(`about.gem.${stone.gem}`, { defaultValue: stone.gem }),
                  shape: t(`about.shape.${stone.shape}`, { defaultValue: stone.shape }),
                })}
              </li>
            ))}
          </List>
        </div>
      )}
      {subItems.length > 0 && (
        <div>
          <Text textStyle="label" mb="1">
            {t('about.parts')}
          </Text>
          <List>
            {subItems.map(({ quantity, itemType }) => (
              <li key={itemType.code}>{t('about.part', { quantity, name: itemType.name })}</li>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}
