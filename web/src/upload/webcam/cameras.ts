/** Why a camera is not available: none found, permission denied, in use by another app, or failed to start. */
export type CameraProblem = 'none' | 'refused' | 'busy' | 'failed';

/** A camera of the device. Browsers reveal its name only after the user has allowed one. */
export type CameraDevice = { readonly id: string; readonly label: string };

/**
 * Starts a camera: the one with the id, otherwise the rear camera if there are two. Browsers offer cameras only on
 * secure pages.
 */
export function openCamera(id: string | null): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('No devices.', 'NotFoundError'));
  const which = id === null ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  return devices.getUserMedia({ video: { ...which, width: { ideal: 1920 } } });
}

/** The cameras of the device, once one was allowed. */
export async function listCameras(): Promise<CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Stops all tracks of a stream. */
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

/** The camera problem of a browser error. */
export function cameraProblem(error: unknown): CameraProblem {
  // `OverconstrainedError` is not a DOMException in all browsers.
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return PROBLEMS[name] ?? 'failed';
}
