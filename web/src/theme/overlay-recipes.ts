import { defineSlotRecipe } from '@chakra-ui/react';

const fade = {
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'faster' },
};

const backdrop = { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'blackAlpha.500', ...fade } as const;

const positioner = { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' } as const;

const parts = {
  header: { display: 'flex', flex: '0', gap: '2', px: '6', pt: '5', pb: '2', pe: '12' },
  title: { flex: '1', textStyle: 'lg', fontWeight: 'semibold' },
  description: { color: 'fg.muted' },
  body: { flex: '1', px: '6', pt: '2', pb: '5', overflow: 'auto' },
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    px: '6',
    pt: '2',
    pb: '5',
  },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: 'full',
  outline: '0',
  textStyle: 'sm',
  color: 'fg',
  bg: 'bg.panel',
  borderColor: 'border',
  boxShadow: 'lg',
} as const;

/** Dialogs: centred, with scrolling content. Only the variants of `ModalDialog`. */
export const dialogRecipe = defineSlotRecipe({
  className: 'chakra-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
    'trigger',
  ],
  base: {
    backdrop,
    positioner: {
      ...positioner,
      alignItems: 'center',
      justifyContent: 'center',
      overscrollBehaviorY: 'none',
    },
    content: {
      ...panel,
      maxH: 'calc(100dvh - 3rem)',
      borderWidth: '1px',
      borderRadius: 'l3',
      ...fade,
      _open: { animationName: 'rise-in', animationDuration: 'moderate' },
    },
    ...parts,
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

/** Drawers from an edge, only with the variants of `SideDrawer`. */
export const drawerRecipe = defineSlotRecipe({
  className: 'chakra-drawer',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
    'trigger',
  ],
  base: {
    backdrop,
    positioner: { ...positioner, overscrollBehaviorY: 'none' },
    content: { ...panel, maxH: 'dvh', animationDuration: 'moderate', _closed: fade._closed },
    ...parts,
    body: { ...parts.body, pb: '3' },
  },
  variants: {
    size: {
      xs: { content: { maxW: 'xs' } },
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'lg' } },
    },
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { borderEndWidth: '1px', _open: { animationName: 'slide-in-start' } },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { borderStartWidth: '1px', _open: { animationName: 'slide-in-end' } },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxW: 'full', borderTopWidth: '1px', _open: { animationName: 'slide-in-bottom' } },
      },
    },
  },
  defaultVariants: { size: 'sm', placement: 'end' },
});

export const menuRecipe = defineSlotRecipe({
  className: 'chakra-menu',
  slots: [
    'trigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'itemCommand',
  ],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      minW: '32',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1.5',
      outline: '0',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      boxShadow: 'md',
      ...fade,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minH: '8',
      px: '2',
      py: '1.5',
      textStyle: 'sm',
      textAlign: 'start',
      color: 'fg',
      borderRadius: 'l1',
      outline: '0',
      userSelect: 'none',
      cursor: 'menuitem',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      _icon: { boxSize: '4', flexShrink: 0 },
    },
    itemText: { flex: '1' },
    itemGroupLabel: { px: '2', py: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    separator: { height: '1px', bg: 'border', my: '1', mx: '-1.5' },
  },
});

export const tooltipRecipe = defineSlotRecipe({
  className: 'chakra-tooltip',
  slots: ['trigger', 'positioner', 'content'],
  base: {
    content: {
      zIndex: 'tooltip',
      maxW: 'xs',
      px: '2',
      py: '1',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.inverted',
      bg: 'bg.inverted',
      borderRadius: 'l1',
      boxShadow: 'md',
      ...fade,
    },
  },
});
