import { lazy, Suspense } from 'react';
import { loadNamespace } from '../../lib/i18n/namespace.ts';
import { webcam } from './namespace.ts';
import type { WebcamProps } from './WebcamDialog.tsx';

const Dialog = lazy(async () => {
  const [{ WebcamDialog }] = await Promise.all([import('./WebcamDialog.tsx'), loadNamespace(webcam)]);
  return { default: WebcamDialog };
});

/**
 * Takes one picture with a camera of the device: `{isTaking && <Webcam onTaken={add} onClose={close} />}`. The picture
 * is looked at before it is used. Code and texts come with the first opening; closing it switches the camera off.
 */
export function Webcam(props: WebcamProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
