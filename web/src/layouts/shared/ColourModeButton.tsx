import { IconButton } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';
import {
  type ColourMode,
  colourMode,
  setColourMode,
  subscribeToColourMode,
} from '../../lib/colour-mode/colour-mode.ts';

const ICONS = { light: LuSun, dark: LuMoon, system: LuMonitor };
const NEXT: Record<ColourMode, ColourMode> = { system: 'light', light: 'dark', dark: 'system' };

/** Goes through light, dark and the device's own colours. */
export function ColourModeButton() {
  const { t } = useTranslation('shell');
  const mode = useSyncExternalStore(subscribeToColourMode, colourMode);
  const Icon = ICONS[mode];
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
      <Icon />
    </IconButton>
  );
}
