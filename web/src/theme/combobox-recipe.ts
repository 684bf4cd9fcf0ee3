import { defineSlotRecipe } from '@chakra-ui/react';

/** A search field above its open list (`ui/fields/RemoteCombobox.tsx`), only with the parts it uses. */
export const comboboxRecipe = defineSlotRecipe({
  className: 'chakra-combobox',
  slots: ['root', 'control', 'input', 'content', 'item', 'itemText', 'empty'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', width: 'full' },
    input: {
      width: 'full',
      h: '10',
      // `InputGroup` uses this for the padding beside its icon.
      '--input-height': 'sizes.10',
      px: '3',
      textStyle: 'sm',
      color: 'fg',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      _hover: { borderColor: 'fg.muted' },
      _placeholder: { color: 'fg.muted' },
      _disabled: { layerStyle: 'disabled' },
      focusVisibleRing: 'inside',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      maxH: '80',
      overflowY: 'auto',
      outline: '0',
      m: '-1',
      p: '1',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      flexShrink: '0',
      minH: '11',
      px: '3',
      py: '1.5',
      borderRadius: 'l2',
      cursor: 'pointer',
      _selected: { bg: 'gold.subtle' },
      _highlighted: { bg: 'bg.muted' },
      _disabled: { cursor: 'default' },
    },
    itemText: { display: 'block' },
    empty: { color: 'fg.muted' },
  },
});
