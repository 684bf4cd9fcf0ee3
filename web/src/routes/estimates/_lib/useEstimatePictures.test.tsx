import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import type { EstimatePicture } from './merge-pictures.ts';
import { useEstimatePictures } from './useEstimatePictures.ts';

const [ONE, TWO, THREE] = [1, 2, 3].map((fileId) => ({ fileId, thumbnailUrl: `/${fileId}` })) as [
  EstimatePicture,
  EstimatePicture,
  EstimatePicture,
];

const environment = createMockEnvironment();
const wrapper = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
);

test('a new estimate has no pictures, and renders once', () => {
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useEstimatePictures(undefined);
    },
    { wrapper },
  );
  expect([result.current.pictures, result.current.isChanged, renders]).toEqual([[], false, 1]);
});

test('pictures that others saved are added to the unsaved ones', async () => {
  const { result, rerender } = renderHook(({ saved }) => useEstimatePictures(saved), {
    initialProps: { saved: [ONE, TWO] },
    wrapper,
  });
  act(() => result.current.remove(1));
  await act(async () => rerender({ saved: [ONE, TWO, THREE] }));
  expect(result.current.pictures).toEqual([TWO, THREE]);
  expect(result.current.isChanged).toBe(true);
});
