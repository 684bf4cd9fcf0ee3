import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import type { ProductFacts_product$key } from './__generated__/ProductFacts_product.graphql.ts';

const fragment = graphql`
  fragment ProductFacts_product on ItemType {
    code
    requiresProof
    leadDays
    itemGroup {
      name
    }
    stones {
      position
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

/** The piece as the catalogue describes it: stones, parts, how long it takes, whether a proof comes first. */
export function ProductFacts({ product }: { product: ProductFacts_product$key }) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const { code, itemGroup, stones, subItems, leadDays, requiresProof } = useFragment(fragment, product);
  const entries = [
    { label: t('about.code'), value: code },
    { label: t('about.group'), value: itemGroup.name },
    { label: t('about.lead'), value: t('about.leadDays', { count: leadDays }) },
    { label: t('about.proof'), value: t(requiresProof ? 'about.proofYes' : 'about.proofNo') },
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
            {stones.map((stone) => (
              <li key={`${stone.position} ${stone.gem} ${stone.shape} ${stone.caratEach}`}>
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
