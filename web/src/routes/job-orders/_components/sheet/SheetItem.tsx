import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { RingSizeText } from '../../../../orders/RingSizeText.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import type { SheetItem_item$key } from './__generated__/SheetItem_item.graphql.ts';

const fragment = graphql`
  fragment SheetItem_item on JobItem {
    code
    name
    quantity
    weight
    alloy {
      name
      mark
    }
    size {
      ...RingSizeText_size
    }
    attributes {
      name
      value
    }
  }
`;

/** A piece on the sheet: metal, sizes, weight, attributes. */
export function SheetItem({ item: key }: { item: SheetItem_item$key }) {
  const { t } = useTranslation('jobs');
  const { weight } = useFormat();
  const item = useFragment(fragment, key);
  const entries = [
    { label: t('items.metal'), value: item.alloy && `${item.alloy.name} (${item.alloy.mark})` },
    { label: t('items.size'), value: item.size && <RingSizeText size={item.size} /> },
    { label: t('items.weight'), value: item.weight && weight(item.weight) },
    ...item.attributes.map(({ name, value }) => ({ label: name, value })),
  ];
  return (
    <Box breakInside="avoid">
      <Text fontWeight="semibold" mb="2">
        {item.quantity} × {item.name}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {item.code}
        </Text>
      </Text>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
    </Box>
  );
}
