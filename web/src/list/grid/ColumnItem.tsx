import { chakra, IconButton, Input, Text } from '@chakra-ui/react';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuChevronUp, LuGripVertical } from 'react-icons/lu';
import { WHOLE_NUMBER } from '../../lib/forms/typed-number.ts';
import { type Arranged, WIDTHS, withVisible, withWidth } from './arrangement.ts';
import type { GridColumnFacts, Rearrange } from './grid.ts';

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '&[data-dragged]': { bg: 'bg.muted' },
  },
});
const Grip = chakra('span', {
  base: { cursor: 'grab', touchAction: 'none', color: 'fg.muted', p: '1', _active: { cursor: 'grabbing' } },
});
const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', flex: '1', minW: '0', cursor: 'pointer' },
});
const Box = chakra('input', {
  base: { boxSize: '4.5', flexShrink: 0, accentColor: 'brand.solid', cursor: 'inherit' },
});

type ColumnItemProps = {
  arranged: Arranged<GridColumnFacts>;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onChange: (change: Rearrange) => void;
  /** Moves the column up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  /** Handlers of dragging. */
  drag: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
};

/** Settings of a column: visibility, width and position, by dragging or step by step. */
export function ColumnItem(props: ColumnItemProps) {
  const { arranged, label, isFirst, isLast, isDragged, onChange, onMove, drag } = props;
  const { t } = useTranslation('lists');
  const { column, isVisible, width } = arranged;
  const steps = [
    { name: 'up', step: -1, Icon: LuChevronUp, isEnd: isFirst },
    { name: 'down', step: 1, Icon: LuChevronDown, isEnd: isLast },
  ] as const;
  return (
    <Item data-column={column.key} data-dragged={isDragged || undefined}>
      <Grip aria-hidden {...drag}>
        <LuGripVertical />
      </Grip>
      <Label>
        <Box
          type="checkbox"
          checked={isVisible}
          disabled={column.isFixed}
          onChange={() => onChange((columns) => withVisible(columns, column.key, !isVisible))}
        />
        <Text as="span">{label}</Text>
      </Label>
      {!column.isHeaderHidden && (
        <Input
          {...WHOLE_NUMBER}
          size="xs"
          w="20"
          min={WIDTHS.min}
          max={WIDTHS.max}
          step={8}
          aria-label={t('columns.width', { name: label })}
          placeholder={t('columns.automatic')}
          key={width}
          defaultValue={width ?? ''}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== String(width ?? ''))
              onChange((columns) => withWidth(columns, column.key, value === '' ? null : Number(value)));
          }}
        />
      )}
      {steps.map(({ name, step, Icon, isEnd }) => (
        <IconButton
          key={name}
          size="xs"
          variant="ghost"
          aria-label={t(`columns.${name}`, { name: label })}
          aria-disabled={isEnd}
          opacity={isEnd ? 0.4 : 1}
          onClick={() => !isEnd && onMove(step)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </Item>
  );
}
