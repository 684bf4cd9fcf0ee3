import { Checkbox, chakra, Flex, Stack } from '@chakra-ui/react';
import { useFormat } from '../../../lib/format/useFormat.ts';

/** One box to tick. */
export type FilterEntry = { id: number; label: string; count?: number };

const Group = chakra('fieldset', { base: { border: 'none', minW: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2.5' } });
const Count = chakra('span', {
  base: { color: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
});

type FilterGroupProps = {
  title: string;
  entries: readonly FilterEntry[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
};

/** Boxes of one filter, each with how many pieces it leaves. */
export function FilterGroup({ title, entries, chosen, onToggle }: FilterGroupProps) {
  const { number } = useFormat();
  if (entries.length === 0) return null;
  return (
    <Group>
      <Legend>{title}</Legend>
      <Stack gap="2">
        {entries.map(({ id, label, count }) => (
          <Flex key={id} align="center" justify="space-between" gap="2">
            <Checkbox.Root
              size="sm"
              checked={chosen.includes(id)}
              disabled={count === 0 && !chosen.includes(id)}
              onCheckedChange={() => onToggle(id)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
            </Checkbox.Root>
            {count !== undefined && <Count aria-hidden>{number(count)}</Count>}
          </Flex>
        ))}
      </Stack>
    </Group>
  );
}
