import { defineSemanticTokens } from '@chakra-ui/react';

/** A semantic token with its values for light and dark mode. */
function pair(light: string, dark: string) {
  return { value: { _light: light, _dark: dark } };
}

/**
 * A colour family with the roles of Chakra's recipes, and `hover` for primary buttons. The contrast of `fg` on a
 * background and of `contrast` on `solid` is at least 4.5 : 1 in both modes.
 */
function palette(ramp: string) {
  return {
    solid: pair(`{colors.${ramp}.600}`, `{colors.${ramp}.300}`),
    hover: pair(`{colors.${ramp}.700}`, `{colors.${ramp}.200}`),
    contrast: pair('{colors.white}', '{colors.ink.900}'),
    fg: pair(`{colors.${ramp}.700}`, `{colors.${ramp}.300}`),
    subtle: pair(`{colors.${ramp}.100}`, `{colors.${ramp}.900}`),
    muted: pair(`{colors.${ramp}.200}`, `{colors.${ramp}.900}`),
    emphasized: pair(`{colors.${ramp}.200}`, `{colors.${ramp}.700}`),
    focusRing: pair(`{colors.${ramp}.600}`, `{colors.${ramp}.300}`),
    border: pair(`{colors.${ramp}.600}`, `{colors.${ramp}.300}`),
  };
}

/** The tokens that components use: backgrounds, text, borders and colour families, in light and dark mode. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('{colors.white}', '{colors.ink.900}'),
      page: pair('{colors.gray.50}', '{colors.ink.950}'),
      panel: pair('{colors.white}', '{colors.ink.900}'),
      subtle: pair('{colors.gray.50}', '{colors.ink.800}'),
      muted: pair('{colors.gray.100}', '{colors.ink.800}'),
      emphasized: pair('{colors.gray.200}', '{colors.ink.700}'),
      inverted: pair('{colors.ink.850}', '{colors.gray.50}'),
      bar: pair('{colors.ink.850}', '#0E0D0B'),
      // In dark mode, the brightness of the dimmed piece background in `Picture`.
      picture: pair('{colors.gray.50}', '#CFD0D1'),
      error: pair('{colors.red.100}', '{colors.red.900}'),
      warning: pair('{colors.orange.100}', '{colors.orange.900}'),
      success: pair('{colors.green.100}', '{colors.green.900}'),
      info: pair('{colors.blue.100}', '{colors.blue.900}'),
    },
    fg: {
      DEFAULT: pair('{colors.ink.850}', '{colors.gray.50}'),
      muted: pair('{colors.gray.600}', '#B9B3AC'),
      subtle: pair('#656D74', '#A29B94'),
      inverted: pair('{colors.gray.50}', '{colors.ink.900}'),
      bar: pair('{colors.gray.50}', '{colors.gray.50}'),
      barMuted: pair('#BDB7B1', '#BDB7B1'),
      gold: pair('{colors.gold.700}', '{colors.gold.300}'),
      error: pair('{colors.red.700}', '{colors.red.300}'),
      warning: pair('{colors.orange.700}', '{colors.orange.300}'),
      success: pair('{colors.green.700}', '{colors.green.300}'),
      info: pair('{colors.blue.700}', '{colors.blue.300}'),
    },
    border: {
      DEFAULT: pair('{colors.gray.200}', '{colors.ink.750}'),
      muted: pair('{colors.gray.100}', '{colors.ink.800}'),
      subtle: pair('{colors.gray.50}', '{colors.ink.900}'),
      emphasized: pair('{colors.gray.300}', '{colors.ink.600}'),
      control: pair('{colors.gray.500}', '{colors.ink.500}'),
      gold: pair('{colors.gold.600}', '{colors.gold.300}'),
      inverted: pair('{colors.ink.850}', '{colors.gray.50}'),
      // Focus ring on the dark bar, where the one of light pages would be invisible.
      bar: pair('{colors.gold.300}', '{colors.gold.300}'),
      error: pair('{colors.red.600}', '{colors.red.300}'),
      warning: pair('{colors.orange.600}', '{colors.orange.300}'),
      success: pair('{colors.green.600}', '{colors.green.300}'),
      info: pair('{colors.blue.600}', '{colors.blue.300}'),
    },
    brand: palette('slate'),
    gold: {
      ...palette('gold'),
      // White on the step that other families use has a contrast of only 4.2 : 1.
      solid: pair('{colors.gold.700}', '{colors.gold.300}'),
      hover: pair('{colors.gold.900}', '{colors.gold.200}'),
    },
    red: palette('red'),
    orange: palette('orange'),
    green: palette('green'),
    blue: palette('blue'),
    gray: {
      solid: pair('{colors.ink.850}', '{colors.gray.100}'),
      hover: pair('{colors.ink.900}', '{colors.white}'),
      contrast: pair('{colors.white}', '{colors.ink.900}'),
      fg: pair('{colors.ink.850}', '{colors.gray.50}'),
      subtle: pair('{colors.gray.100}', '{colors.ink.800}'),
      muted: pair('{colors.gray.200}', '{colors.ink.700}'),
      emphasized: pair('{colors.gray.300}', '{colors.ink.600}'),
      focusRing: pair('{colors.slate.600}', '{colors.slate.300}'),
      border: pair('{colors.gray.300}', '{colors.ink.600}'),
    },
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
  shadows: {
    xs: pair('0 1px 2px rgba(20, 18, 16, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    sm: pair('0 1px 3px rgba(20, 18, 16, 0.10)', '0 1px 3px rgba(0, 0, 0, 0.6)'),
    md: pair('0 4px 12px rgba(20, 18, 16, 0.12)', '0 4px 12px rgba(0, 0, 0, 0.6)'),
    lg: pair('0 10px 28px rgba(20, 18, 16, 0.16)', '0 10px 28px rgba(0, 0, 0, 0.7)'),
  },
});
