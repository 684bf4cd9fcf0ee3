/** The user's choice; `system` follows the device. */
export type ColourMode = 'light' | 'dark' | 'system';

/** Also read by `public/before-paint.js` before the first paint. */
const KEY = 'aurifex.colourMode';

const listeners = new Set<() => void>();
const device = window.matchMedia('(prefers-color-scheme: dark)');

/** The current mode; `system` until the user chooses one. */
export function colourMode(): ColourMode {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Sets and applies a mode. */
export function setColourMode(mode: ColourMode): void {
  if (mode === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, mode);
  applyColourMode();
  for (const listener of listeners) listener();
}

/** Applies the mode to the document; also called when the device's mode changes. */
export function applyColourMode(): void {
  const mode = colourMode();
  const isDark = mode === 'dark' || (mode === 'system' && device.matches);
  document.documentElement.className = isDark ? 'dark' : 'light';
  document.documentElement.style.backgroundColor = '';
}

/** Follows the device in mode `system`. Print is always light. */
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
