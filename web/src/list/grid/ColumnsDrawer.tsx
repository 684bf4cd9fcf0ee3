import { Button, chakra, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/dialogs/SideDrawer.tsx';
import { OptionList } from '../../ui/fields/OptionList.tsx';
import { withPlace } from './arrangement.ts';
import { ColumnItem } from './ColumnItem.tsx';
import type { GridLook } from './grid.ts';

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column' } });

const DENSITIES = ['comfortable', 'compact'] as const;

type ColumnsDrawerProps = { grid: GridLook; onClose: () => void };

/** Column settings: visibility, order, width and row density. Every change takes effect at once. */
export function ColumnsDrawer({ grid, onClose }: ColumnsDrawerProps) {
  const { t } = useTranslation('lists');
  const { columns, columnLabel, isCompact, rearrange, setCompact, reset } = grid;
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState('');

  function moveTo(key: string, to: number): void {
    rearrange((all) => withPlace(all, key, to));
    const position = Math.min(Math.max(to + 1, 1), columns.length);
    setPlace(t('columns.moved', { name: columnLabel(key), position, count: columns.length }));
  }

  /** Moves the dragged column to the position of the column below the pointer. */
  function handleDrag({ clientX, clientY }: PointerEvent): void {
    if (dragged === null) return;
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]');
    const key = over?.dataset['column'];
    if (key && key !== dragged)
      moveTo(
        dragged,
        columns.findIndex(({ column }) => column.key === key),
      );
  }

  return (
    <SideDrawer
      isOpen
      onClose={onClose}
      title={t('columns.title')}
      size="sm"
      appliesAtOnce
      footer={
        <HStack w="full" justify="space-between">
          <Button variant="ghost" onClick={reset}>
            {t('columns.reset')}
          </Button>
          <Button onClick={onClose}>{t('columns.done')}</Button>
        </HStack>
      }
    >
      <Stack gap="5">
        <OptionList
          legend={t('density.label')}
          options={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
          chosen={[isCompact ? 'compact' : 'comfortable']}
          onChoose={(value) => setCompact(value === 'compact')}
        />
        <Stack gap="1">
          <Text textStyle="xs" color="fg.muted">
            {t('columns.hint')}
          </Text>
          <List aria-label={t('columns.title')}>
            {columns.map((each, index) => (
              <ColumnItem
                key={each.column.key}
                arranged={each}
                label={columnLabel(each.column.key)}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                isDragged={dragged === each.column.key}
                onChange={rearrange}
                onMove={(step) => moveTo(each.column.key, index + step)}
                drag={{
                  onPointerDown: (event) => {
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setDragged(each.column.key);
                  },
                  onPointerMove: handleDrag,
                  onPointerUp: () => setDragged(null),
                  onPointerCancel: () => setDragged(null),
                }}
              />
            ))}
          </List>
        </Stack>
      </Stack>
      <VisuallyHidden role="status">{place}</VisuallyHidden>
    </SideDrawer>
  );
}
