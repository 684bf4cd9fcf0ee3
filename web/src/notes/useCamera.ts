import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no picture of a camera: there is none, it was refused, or it did not start. */
type CameraProblem = 'none' | 'refused' | 'failed';

export type CameraState = 'starting' | 'live' | 'taken' | CameraProblem;

type Camera = {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Holds the picture that was taken. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Starts the camera, also for another picture. */
  readonly start: () => void;
  readonly take: () => void;
  /** The picture as a file. */
  readonly picture: () => Promise<File>;
};

/** The camera of the device, the one at the back where there are two. It is switched off as soon as it is not needed. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open()
      .then(async (opened) => {
        stream = opened;
        const { current } = video;
        if (!isWanted || !current) return stop();
        current.srcObject = opened;
        await current.play();
        setState('live');
      })
      .catch((error: unknown) => {
        stop();
        if (isWanted) setState(problemOf(error));
      });
    return () => {
      isWanted = false;
      stop();
    };
  }, [attempt]);

  const take = useCallback(() => {
    const { current: from } = video;
    const { current: to } = canvas;
    if (!from || !to) return;
    to.width = from.videoWidth;
    to.height = from.videoHeight;
    to.getContext('2d')?.drawImage(from, 0, 0);
    for (const track of (from.srcObject as MediaStream | null)?.getTracks() ?? []) track.stop();
    setState('taken');
  }, []);

  return {
    state,
    video,
    canvas,
    start: useCallback(() => {
      setState('starting');
      setAttempt((count) => count + 1);
    }, []),
    take,
    picture: () =>
      new Promise((resolve, reject) => {
        canvas.current?.toBlob(
          (blob) =>
            blob
              ? resolve(new File([blob], 'camera.jpg', { type: 'image/jpeg' }))
              : reject(new Error('The canvas made no picture.')),
          'image/jpeg',
          0.9,
        );
      }),
  };
}

/** Browsers have no cameras at all for pages that are not served securely. */
function open(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('No devices.', 'NotFoundError'));
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } });
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'failed';
}
