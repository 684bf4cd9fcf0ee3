import { lazy } from 'react';

/** Choices that few pieces offer, fetched on demand. */
export const OwnMetalField = lazy(async () => ({
  default: (await import('./OwnMetalField.tsx')).OwnMetalField,
}));
export const VariantChoices = lazy(async () => ({
  default: (await import('./VariantChoices.tsx')).VariantChoices,
}));
export const PartsOfSet = lazy(async () => ({ default: (await import('./PartsOfSet.tsx')).PartsOfSet }));
