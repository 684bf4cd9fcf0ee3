import { defineGlobalStyles } from '@chakra-ui/react';

/** Page defaults. */
export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg.page',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.5',
    colorPalette: 'brand',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
    '--ax-toast-bottom': { base: '4.75rem', md: '1rem' },
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  'html.dark': { colorScheme: 'dark' },
  body: { textStyle: 'sm', minHeight: '100dvh', overflowWrap: 'anywhere' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'gold.muted' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'a, button, [tabindex], summary, input, select, textarea': {
    _focusVisible: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
