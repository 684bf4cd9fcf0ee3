import { insideCircumference, insideDiameter, type RingSizeSystem, type UsRingSize } from './ring-size.ts';
import { ukSizeOfCircumference } from './uk-ring-size.ts';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** A size as text: US `7¼`, EU `54.4` (circumference in mm), UK `N½`, MM `17.32` (diameter in mm). */
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
