import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { RingSizeText } from '../../../../orders/RingSizeText.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { PiecePicture } from '../../../../ui/pictures/PiecePicture.tsx';
import type { JobItem_item$key } from './__generated__/JobItem_item.graphql.ts';
import { ItemNotes } from './ItemNotes.tsx';

const fragment = graphql`
  fragment JobItem_item on JobItem {
    code
    variantCode
    name
    quantity
    weight
    imageUrl
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
      fileUrl
    }
    ...ItemNotes_item
  }
`;

const Row = chakra('div', {
  base: { display: 'grid', gap: { base: '4', sm: '5' }, alignItems: 'start' },
  variants: {
    isMain: {
      true: { gridTemplateColumns: { base: '1fr', sm: '12rem minmax(0, 1fr)' } },
      false: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
    },
  },
});

const FileLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

type JobItemProps = { item: JobItem_item$key; isMain?: boolean };

/** A piece with its metal, size in all systems, weight and attributes. */
export function JobItem({ item: key, isMain = false }: JobItemProps) {
  const { t } = useTranslation('jobs');
  const { weight } = useFormat();
  const item = useFragment(fragment, key);
  const entries = [
    { label: t('items.metal'), value: item.alloy && `${item.alloy.name} (${item.alloy.mark})` },
    { label: t('items.size'), value: item.size && <RingSizeText size={item.size} /> },
    { label: t('items.weight'), value: isPositive(item.weight) && weight(item.weight) },
    ...item.attributes.map(({ name, value, fileUrl }) => ({
      label: name,
      value: fileUrl ? (
        <FileLink href={fileUrl} target="_blank" rel="noreferrer">
          {value || t('items.file')}
        </FileLink>
      ) : (
        value
      ),
    })),
  ];
  return (
    <Row isMain={isMain}>
      <Box maxW={isMain ? { base: '48', sm: 'full' } : undefined}>
        <PiecePicture src={item.imageUrl} alt={item.name} sizes={isMain ? '192px' : '64px'} isLead={isMain} />
      </Box>
      <Box minW="0">
        <Text fontWeight="medium" textStyle={isMain ? 'md' : 'sm'}>
          {item.name}
          {item.quantity > 1 && ` × ${item.quantity}`}
        </Text>
        <Text textStyle="xs" color="fg.muted" mb="3">
          {item.variantCode ?? item.code}
        </Text>
        <KeyValueList entries={entries.filter(({ value }) => value)} />
        <ItemNotes item={item} />
      </Box>
    </Row>
  );
}

/** Work without metal has no weight. */
function isPositive(weight: string | null | undefined): weight is string {
  return weight != null && Number(weight) > 0;
}
