import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../../../ui/data/DateText.tsx';
import { HeaderFacts } from '../../../ui/data/HeaderFacts.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import type { ItemTypeFacts_product$key } from './__generated__/ItemTypeFacts_product.graphql.ts';

const fragment = graphql`
  fragment ItemTypeFacts_product on ItemType {
    imageUrl
    attributeCount
    variantCount
    updatedAt
  }
`;

/** Read-only data of an item type. */
export function ItemTypeFacts({ product }: { product: ItemTypeFacts_product$key }) {
  const { t } = useTranslation('item-types');
  const { imageUrl, attributeCount, variantCount, updatedAt } = useFragment(fragment, product);
  const facts = [
    { label: t('column.attributes'), value: attributeCount },
    { label: t('column.variants'), value: variantCount },
    { label: t('column.changed'), value: <DateText value={updatedAt} /> },
  ];
  return (
    <Flex gap="4" align="center">
      <RowPicture src={imageUrl} />
      <HeaderFacts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </HeaderFacts>
    </Flex>
  );
}
