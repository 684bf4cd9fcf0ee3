import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { preferSystem } from '../../configuration/ring-size-system.ts';
import { useChoiceLabels } from './useChoiceLabels.ts';

const size = { us: '7.25', eu: '55.0', uk: 'O½', mm: '17.52' };

beforeEach(() => localStorage.clear());

test('shows a size in the system in which it was chosen', () => {
  const { result, rerender } = renderHook(() => useChoiceLabels());
  expect(result.current.size(size)).toBe('size');
  preferSystem('eu');
  rerender();
  expect(result.current.size(size)).toBe('sizeIn.eu');
});
