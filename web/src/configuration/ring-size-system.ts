import { usSize } from './us-size.ts';

/** The four ring size systems. */
export const SIZE_SYSTEMS = ['us', 'eu', 'uk', 'mm'] as const;

export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** A ring size from the server: US decimal, EU circumference in mm, UK letter, inside diameter in mm. */
export type RingSizeTexts = {
  readonly us: string;
  readonly eu: string;
  readonly uk: string;
  readonly mm: string;
};

const KEY = 'aurifex.ringSizeSystem';

/** A size in one system: `7¼`, `54.4`, `N½`, `17.32 mm`. `number` formats decimals in the page’s language. */
export function sizeIn(
  system: SizeSystem,
  size: RingSizeTexts,
  number: (value: string, places: number) => string,
): string {
  switch (system) {
    case 'us':
      return usSize(size.us);
    case 'eu':
      return number(size.eu, 1);
    case 'uk':
      return size.uk;
    case 'mm':
      return `${number(size.mm, 2)}\u00A0mm`;
  }
}

/** The preferred system of this browser’s user. */
export function preferredSystem(): SizeSystem {
  return SIZE_SYSTEMS.find((system) => system === localStorage.getItem(KEY)) ?? 'us';
}

/** Stores the preferred system. */
export function preferSystem(system: SizeSystem): void {
  localStorage.setItem(KEY, system);
}
