import { defineSlotRecipe } from '@chakra-ui/react';

/** Messages in a page, only with the variants of `Notice`. */
export const alertRecipe = defineSlotRecipe({
  className: 'chakra-alert',
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      px: '4',
      py: '3',
      textStyle: 'sm',
      color: 'fg',
      bg: 'colorPalette.subtle',
      borderRadius: 'l2',
    },
    indicator: { flexShrink: '0', boxSize: '5', color: 'colorPalette.fg', _icon: { boxSize: 'full' } },
    content: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1' },
    title: { fontWeight: 'medium' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'blue' } },
      warning: { root: { colorPalette: 'orange' } },
      success: { root: { colorPalette: 'green' } },
      error: { root: { colorPalette: 'red' } },
    },
  },
  defaultVariants: { status: 'info' },
});

/** Toasts: dark for success, red for errors. The toaster sets the variables. */
export const toastRecipe = defineSlotRecipe({
  className: 'chakra-toast',
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      position: 'relative',
      py: '3.5',
      ps: '4',
      pe: '10',
      color: 'fg.inverted',
      bg: 'bg.inverted',
      borderRadius: 'l2',
      boxShadow: 'lg',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 150ms, scale 150ms, opacity 150ms, height 150ms',
      '&[data-type=error]': { bg: 'red.solid', color: 'red.contrast' },
      '&[data-type=warning]': { bg: 'orange.solid', color: 'orange.contrast' },
    },
    title: { fontWeight: 'medium', textStyle: 'sm' },
    description: { textStyle: 'sm' },
    indicator: { flexShrink: '0', boxSize: '5' },
    actionTrigger: {
      alignSelf: 'center',
      h: '8',
      px: '3',
      textStyle: 'sm',
      fontWeight: 'medium',
      borderWidth: '1px',
      borderColor: 'currentcolor',
      borderRadius: 'l2',
      cursor: 'button',
    },
    closeTrigger: {
      position: 'absolute',
      top: '2.5',
      insetEnd: '2',
      display: 'inline-flex',
      p: '1',
      color: 'inherit',
      borderRadius: 'l2',
      cursor: 'button',
      _icon: { boxSize: '4' },
    },
  },
});
