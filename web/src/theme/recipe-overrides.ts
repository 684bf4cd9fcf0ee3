import { defineConfig } from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';

const controlBorder = { bg: 'bg', borderColor: 'border.control', _hover: { borderColor: 'fg.muted' } };

/** Differences from Chakra's own recipes, merged in `system.ts`. */
export const recipeOverrides = defineConfig({
  theme: {
    recipes: {
      input: { variants: { variant: { outline: controlBorder } } },
      textarea: { variants: { variant: { outline: controlBorder } } },
      skeleton: { base: { bg: 'bg.emphasized' } },
      heading: { base: { fontWeight: 'semibold', letterSpacing: 'tight' } },
      link: {
        base: { textUnderlineOffset: '3px' },
        variants: { variant: { plain: { color: 'colorPalette.fg' } } },
      },
    },
    slotRecipes: {
      field: {
        slots: fieldSlotRecipe.slots,
        base: {
          label: { color: 'fg' },
          helperText: { color: 'fg.muted', textStyle: 'xs' },
          errorText: { color: 'fg.error', textStyle: 'xs', fontWeight: 'medium' },
        },
      },
    },
  },
});
