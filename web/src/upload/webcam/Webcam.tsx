import { lazy, Suspense } from 'react';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { webcam } from './namespace.ts';
import type { WebcamProps } from './WebcamDialog.tsx';

const Dialog = lazy(async () => {
  const [{ WebcamDialog }] = await Promise.all([import('./WebcamDialog.tsx'), loadNamespace(webcam)]);
  return { default: WebcamDialog };
});

/**
 * Takes a picture with a camera: `{isTaking && <Webcam onTaken={add} onClose={close} />}`. The user reviews the picture
 * before using it. Code and texts are fetched on first use. Closing switches the camera off.
 */
export function Webcam(props: WebcamProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
