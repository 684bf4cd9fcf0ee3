import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { recipeOverrides } from './recipe-overrides.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ax',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes,
    slotRecipes,
  },
});

/** The theme. It includes only recipes in use; a new Chakra component needs its recipe in `recipes.ts`. */
export const system = createSystem(defaultBaseConfig, config, recipeOverrides);
