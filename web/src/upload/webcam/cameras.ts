/** Why there is no picture of a camera: there is none, it was refused, something else uses it, or it did not start. */
export type CameraProblem = 'none' | 'refused' | 'busy' | 'failed';

/** A camera of the device that can be chosen. Browsers name it only once its owner has allowed one. */
export type CameraDevice = { readonly id: string; readonly label: string };

/**
 * Starts a camera: the one named by its id, else the one at the back where there are two. Browsers have no cameras at
 * all for pages that are not served securely.
 */
export function openCamera(id: string | null): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('No devices.', 'NotFoundError'));
  const which = id === null ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  return devices.getUserMedia({ video: { ...which, width: { ideal: 1920 } } });
}

/** The cameras of the device, after one was allowed. */
export async function listCameras(): Promise<CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Switches off everything that a stream holds. */
export function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Which problem an error of the browser stands for. */
export function cameraProblem(error: unknown): CameraProblem {
  // `OverconstrainedError` is no DOMException everywhere.
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return PROBLEMS[name] ?? 'failed';
}
