import { chakra, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronRight } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { lazyPart } from '../../../lib/i18n/lazy-part.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useUpdateLine } from '../_lib/useUpdateLine.ts';
import { cartExtras } from '../extras/namespace.ts';
import type { LineTexts_item$key } from './__generated__/LineTexts_item.graphql.ts';
import { DraftField } from './DraftField.tsx';

// Fetched with the file upload once a line is expanded.
const LineDrawing = lazyPart(async () => (await import('./LineDrawing.tsx')).LineDrawing, cartExtras);

const fragment = graphql`
  fragment LineTexts_item on CartItem {
    id
    reference
    endCustomer
    note
    drawing {
      id
    }
    ...LineDrawing_item
  }
`;

const Fold = chakra('details', {
  base: {
    gridColumn: { base: '1 / -1', md: '2' },
    minW: '0',
    mt: '3',
    '&[open] > summary svg': { transform: 'rotate(90deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    alignItems: 'center',
    _icon: { flexShrink: 0 },
    gap: '1.5',
    minH: '8',
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'l1',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg' },
  },
});

const SummaryText = chakra('span', {
  base: { truncate: true },
  variants: { isEmpty: { false: { color: 'fg' } } },
});

/** Texts of a line: reference, end customer, note and drawing. Collapsed, it shows a summary. */
export function LineTexts({ item }: { item: LineTexts_item$key }) {
  const { t } = useTranslation('checkout');
  const can = useCan();
  const line = useFragment(fragment, item);
  const update = useUpdateLine(line.id);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const summary = [line.reference, line.endCustomer, line.note, line.drawing && t('line.drawing')].filter(
    Boolean,
  );
  const field = (name: 'reference' | 'endCustomer' | 'note') => ({
    name,
    label: t(`line.${name}`),
    saved: line[name],
    storageKey: `${line.id}.${name}`,
    disabled: !can(CART_EDIT),
    onSave: (text: string | null) => update({ [name]: text }),
  });
  return (
    <Fold onToggle={() => setIsUnfolded(true)}>
      <Summary>
        <LuChevronRight aria-hidden />
        <SummaryText isEmpty={summary.length === 0}>
          {summary.length > 0 ? summary.join(' · ') : t('line.texts')}
        </SummaryText>
      </Summary>
      <Stack gap="4" pt="3">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <DraftField
            {...field('reference')}
            maxLength={ORDER_TEXT_LENGTHS.reference}
            hint={t('line.referenceHint')}
          />
          <DraftField
            {...field('endCustomer')}
            maxLength={ORDER_TEXT_LENGTHS.endCustomer}
            hint={t('line.endCustomerHint')}
          />
        </SimpleGrid>
        <DraftField {...field('note')} maxLength={ORDER_TEXT_LENGTHS.note} isLong />
        {isUnfolded && (
          <Suspense fallback={<Skeleton height="16" />}>
            <LineDrawing item={line} />
          </Suspense>
        )}
      </Stack>
    </Fold>
  );
}
