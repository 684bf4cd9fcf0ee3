import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraDevice,
  type CameraProblem,
  cameraProblem,
  listCameras,
  openCamera,
  stopStream,
} from './cameras.ts';

type WebcamState = 'starting' | 'live' | 'taken' | CameraProblem;

type Webcam = {
  readonly state: WebcamState;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The canvas with the picture. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The available cameras, and the id of the active one. */
  readonly cameras: readonly CameraDevice[];
  readonly cameraId: string | null;
  readonly choose: (id: string) => void;
  /** Starts the camera, or restarts it for another picture. */
  readonly start: () => void;
  readonly take: () => void;
  /** The picture as a file. */
  readonly picture: () => Promise<File>;
};

/** The camera to start: its id, and how often it was requested. */
type Wish = { readonly id: string | null; readonly attempt: number };

/** A camera of the device. It is switched off as soon as it is no longer needed. */
export function useWebcam(): Webcam {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<WebcamState>('starting');
  const [wish, setWish] = useState<Wish>({ id: null, attempt: 0 });
  const [cameras, setCameras] = useState<readonly CameraDevice[]>([]);
  const [cameraId, setCameraId] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | null = null;
    const fail = (problem: CameraProblem) => {
      stopStream(stream);
      if (isWanted) setState(problem);
    };
    openCamera(wish.id)
      .then(async (opened) => {
        stream = opened;
        const { current } = video;
        if (!isWanted || !current) return stopStream(opened);
        const [track] = opened.getVideoTracks();
        track?.addEventListener('ended', () => fail('failed'));
        current.srcObject = opened;
        await current.play();
        const found = await listCameras();
        if (!isWanted) return;
        setCameras(found);
        setCameraId(track?.getSettings().deviceId ?? wish.id);
        setState('live');
      })
      .catch((error: unknown) => fail(cameraProblem(error)));
    return () => {
      isWanted = false;
      stopStream(stream);
    };
  }, [wish]);

  const start = useCallback((id?: string) => {
    setState('starting');
    setWish((before) => ({ id: id ?? before.id, attempt: before.attempt + 1 }));
  }, []);

  const take = useCallback(() => {
    const { current: from } = video;
    const { current: to } = canvas;
    if (!from || !to) return;
    to.width = from.videoWidth;
    to.height = from.videoHeight;
    to.getContext('2d')?.drawImage(from, 0, 0);
    stopStream(from.srcObject as MediaStream | null);
    setState('taken');
  }, []);

  return {
    state,
    video,
    canvas,
    cameras,
    cameraId,
    choose: start,
    start: useCallback(() => start(), [start]),
    take,
    picture: () => pictureOf(canvas.current),
  };
}

function pictureOf(canvas: HTMLCanvasElement | null): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'camera.jpg', { type: 'image/jpeg' }))
          : reject(new Error('The canvas made no picture.')),
      'image/jpeg',
      0.9,
    );
  });
}
