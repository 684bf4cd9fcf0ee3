/** What the user chose; `system` follows the device. */
export type ColourMode = 'light' | 'dark' | 'system';

/** Also read by `public/before-paint.js`, before anything is drawn. */
const KEY = 'aurifex.colourMode';

const listeners = new Set<() => void>();
const device = window.matchMedia('(prefers-color-scheme: dark)');

/** The mode in force; `system` until the user chooses. */
export function colourMode(): ColourMode {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Chooses a mode and applies it. */
export function setColourMode(mode: ColourMode): void {
  if (mode === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, mode);
  applyColourMode();
  for (const listener of listeners) listener();
}

/** Puts the mode on the document; also when the device changes its own. */
export function applyColourMode(): void {
  const mode = colourMode();
  const isDark = mode === 'dark' || (mode === 'system' && device.matches);
  document.documentElement.className = isDark ? 'dark' : 'light';
  document.documentElement.style.backgroundColor = '';
}

/** Follows the device while the mode is `system`. Paper is white: printing is always light. */
export function followDevice(): void {
  device.addEventListener('change', applyColourMode);
  window.addEventListener('beforeprint', () => {
    document.documentElement.className = 'light';
  });
  window.addEventListener('afterprint', applyColourMode);
}

/** For `useSyncExternalStore`. */
export function subscribeToColourMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
