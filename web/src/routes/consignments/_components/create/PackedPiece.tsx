import { chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { typedAmount } from '../../../../lib/forms/form-values.ts';
import { MAX_LINE_QUANTITY } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../lib/forms/typed-number.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import type { Piece } from '../../../../pieces/PieceSearch.tsx';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { lineField } from '../../_lib/packed-line.ts';
import { usePackedPiece } from './usePackedPiece.ts';

const Line = chakra('li', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'l2', p: '3' },
});

type PackedPieceProps = {
  piece: Piece;
  /** Integer id of the customer. */
  customerId: number;
  /** Index among the sent lines, which server errors refer to. */
  index: number;
  onRemove: () => void;
};

/** A packed piece: metal, size, quantity and memo price. */
export function PackedPiece({ piece, customerId, index, onRemove }: PackedPieceProps) {
  const { t } = useTranslation('consignments');
  const { number, money } = useFormat();
  const language = useLocale();
  const [chosen, setChosen] = useState({ alloyId: '', size: '' });
  /** Null: the customer’s current price, until another one is typed. */
  const [typedPrice, setTypedPrice] = useState<string | null>(null);
  const { alloys, sizes, alloyId, size, price } = usePackedPiece(piece, customerId, chosen);
  const priceToday = price?.unitPrice ?? null;
  return (
    <Line>
      <HStack justify="space-between" align="flex-start">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {piece.name}{' '}
          <Text as="span" textStyle="xs" color="fg.muted">
            {piece.code}
          </Text>
        </Text>
        <IconAction label={t('create.remove', { name: piece.name })} icon={<LuX />} onClick={onRemove} />
      </HStack>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mt="2">
        <SelectField
          name={lineField(index, 'alloyId')}
          label={t('create.metal')}
          required
          value={alloyId}
          options={alloys.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          onChange={(metal) => setChosen({ alloyId: metal, size })}
        />
        {sizes.length > 0 && (
          <SelectField
            name={lineField(index, 'size')}
            label={t('create.size')}
            required
            value={size}
            options={sizes.map((us) => ({ value: us, label: number(us) }))}
            onChange={(us) => setChosen({ alloyId, size: us })}
          />
        )}
        <TextField
          name={lineField(index, 'quantity')}
          label={t('create.quantity')}
          {...WHOLE_NUMBER}
          required
          min={1}
          max={MAX_LINE_QUANTITY}
          defaultValue={1}
        />
        <AmountField
          name={lineField(index, 'memoPrice')}
          label={t('line.column.memoPrice')}
          hint={
            price && priceToday !== null
              ? t('create.priceToday', { price: money(priceToday, price.currency) })
              : t('create.noPrice')
          }
          required
          value={typedPrice ?? (priceToday === null ? '' : typedAmount(priceToday, language))}
          onChange={(event) => setTypedPrice(event.currentTarget.value)}
        />
      </SimpleGrid>
    </Line>
  );
}
