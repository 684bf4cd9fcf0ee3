import { IconButton } from '@chakra-ui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ColourMode,
  colourMode,
  setColourMode,
  subscribeToColourMode,
} from '../../lib/colour-mode/colour-mode.ts';

// All icons are in one chunk, which the sign-in page does not wait for.
const ColourModeIcon = lazy(async () => ({
  default: (await import('./ColourModeIcon.tsx')).ColourModeIcon,
}));

const NEXT: Record<ColourMode, ColourMode> = { system: 'light', light: 'dark', dark: 'system' };

/** Switches between light, dark and the mode of the device. */
export function ColourModeButton() {
  const { t } = useTranslation('shell');
  const mode = useSyncExternalStore(subscribeToColourMode, colourMode);
  const label = t('colourMode.label', { mode: t(`colourMode.${mode}`) });
  return (
    <IconButton
      aria-label={label}
      title={label}
      variant="ghost"
      size="sm"
      color="inherit"
      _hover={{ bg: 'fg.muted/20' }}
      onClick={() => setColourMode(NEXT[mode])}
    >
      <Suspense>
        <ColourModeIcon mode={mode} />
      </Suspense>
    </IconButton>
  );
}
