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
const FRACTIONS: Record<string, string> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };

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

/** A US size with its fraction: `7¼`. */
export function usSize(decimal: string): string {
  const whole = Math.floor(Number(decimal));
  return `${whole}${FRACTIONS[String(Number(decimal) - whole)] ?? ''}`;
}

/** The preferred system of this browser’s user. */
export function preferredSystem(): SizeSystem {
  return SIZE_SYSTEMS.find((system) => system === localStorage.getItem(KEY)) ?? 'us';
}

/** Stores the preferred system. */
export function preferSystem(system: SizeSystem): void {
  localStorage.setItem(KEY, system);
}
