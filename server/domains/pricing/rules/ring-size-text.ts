import { type Decimal, parseDecimal } from '../../../lib/money.ts';
import {
  diameterOfCircumference,
  insideCircumference,
  insideDiameter,
  isUsRingSize,
  nearestUsSize,
  type RingSizeSystem,
  type UsRingSize,
} from './ring-size.ts';
import { circumferenceOfUkSize, ukSizeOfCircumference } from './uk-ring-size.ts';

const QUARTERS = ['', '¼', '½', '¾'] as const;
const US_WITH_FRACTION = /^(\d{1,2})\s*(¼|½|¾|1\/4|1\/2|3\/4)$/;
const QUARTERS_OF_FRACTION: Record<string, number> = {
  '¼': 0.25,
  '1/4': 0.25,
  '½': 0.5,
  '1/2': 0.5,
  '¾': 0.75,
  '3/4': 0.75,
};

/** A size as people write it: US `7¼`, EU `54.4` (mm around), UK `N½`, MM `17.32` (mm across). */
export function ringSizeText(size: UsRingSize, system: RingSizeSystem): string {
  switch (system) {
    case 'US':
      return `${Math.floor(size)}${QUARTERS[(size % 1) * 4] ?? ''}`;
    case 'EU':
      return insideCircumference(size).toFixed(1);
    case 'UK':
      return ukSizeOfCircumference(insideCircumference(size));
    case 'MM':
      return insideDiameter(size).toFixed(2);
  }
}

/** The US quarter size that a text means in a system, the nearest made one; null when it means none. */
export function parseRingSize(text: string, system: RingSizeSystem): UsRingSize | null {
  switch (system) {
    case 'US':
      return parseUsSize(text.trim());
    case 'EU':
      return nearestOf(parseMillimetres(text), diameterOfCircumference);
    case 'UK':
      return nearestOf(circumferenceOfUkSize(text), diameterOfCircumference);
    case 'MM':
      return nearestOf(parseMillimetres(text), (diameter) => diameter);
  }
}

function parseUsSize(text: string): UsRingSize | null {
  const fraction = US_WITH_FRACTION.exec(text);
  const size = fraction
    ? Number(fraction[1]) + (QUARTERS_OF_FRACTION[fraction[2] ?? ''] ?? 0)
    : parseMillimetres(text)?.toNumber();
  return size !== undefined && isUsRingSize(size) ? size : null;
}

/** Decimal text in either language's notation. */
function parseMillimetres(text: string): Decimal | null {
  return parseDecimal(text.replace(',', '.'));
}

function nearestOf(value: Decimal | null, toDiameter: (value: Decimal) => Decimal): UsRingSize | null {
  return value === null ? null : nearestUsSize(toDiameter(value));
}
