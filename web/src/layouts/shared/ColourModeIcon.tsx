import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';
import type { ColourMode } from '../../lib/colour-mode/colour-mode.ts';

const ICONS = { light: LuSun, dark: LuMoon, system: LuMonitor };

/** The icon of a colour mode. */
export function ColourModeIcon({ mode }: { mode: ColourMode }) {
  const Icon = ICONS[mode];
  return <Icon />;
}
