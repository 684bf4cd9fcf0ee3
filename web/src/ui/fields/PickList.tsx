import { Box, createListCollection, Listbox, Text } from '@chakra-ui/react';
import { useMemo } from 'react';

/** An item of the list. */
type Pick = { key: string; title: string; detail?: string; mark?: string };

const NONE: string[] = [];

type PickListProps = {
  /** Accessible name. */
  label: string;
  picks: readonly Pick[];
  currentKey?: string;
  isBusy?: boolean;
  onPick: (key: string) => void;
};

/** A short list for picking an item by click, arrow keys, type-ahead and Enter. */
export function PickList({ label, picks, currentKey, isBusy, onPick }: PickListProps) {
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...picks],
        itemToValue: ({ key }) => key,
        itemToString: ({ title }) => title,
      }),
    [picks],
  );
  return (
    <Listbox.Root
      collection={collection}
      // Picking is an action without state: the current item can be picked again.
      value={NONE}
      defaultHighlightedValue={currentKey}
      onSelect={({ value }) => onPick(value)}
      disabled={isBusy}
    >
      <Listbox.Label srOnly>{label}</Listbox.Label>
      <Listbox.Content
        display="flex"
        flexDirection="column"
        gap="1"
        maxH="80"
        overflowY="auto"
        m="-1"
        p="1"
        outline="0"
      >
        {collection.items.map((pick) => (
          <Listbox.Item
            key={pick.key}
            item={pick}
            aria-current={pick.key === currentKey ? 'true' : undefined}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            flexShrink="0"
            gap="3"
            minH="11"
            px="3"
            py="1.5"
            borderRadius="l2"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
            _disabled={{ cursor: 'default' }}
            css={{ '&[aria-current]': { bg: 'gold.subtle' } }}
            _highlighted={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
          >
            <Box minW="0">
              <Listbox.ItemText display="block" fontWeight="medium">
                {pick.title}
              </Listbox.ItemText>
              {pick.detail && (
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {pick.detail}
                </Text>
              )}
            </Box>
            {pick.mark && (
              <Text as="span" textStyle="xs" color="fg.gold">
                {pick.mark}
              </Text>
            )}
          </Listbox.Item>
        ))}
      </Listbox.Content>
    </Listbox.Root>
  );
}
