/** A way back that a toast offers. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };

/** One message, bottom right. */
export type ToastMessage = {
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly action?: ToastAction;
};

type Sink = (message: ToastMessage) => void;

let sink: Sink | null = null;
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

function show(message: ToastMessage): void {
  if (sink) {
    sink(message);
    return;
  }
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** A toast for something that was done. */
export function toastSuccess(title: string, action?: ToastAction): void {
  show({ type: 'success', title, ...(action && { action }) });
}

/** A toast for something that was refused or failed. */
export function toastError(title: string): void {
  show({ type: 'error', title });
}

/** A toast for something that happened by the way. */
export function toastInfo(title: string): void {
  show({ type: 'info', title });
}

/** `Toasts` takes the messages from here, those that came before it first; returns the function that stops it. */
export function receiveToasts(receiver: Sink): () => void {
  sink = receiver;
  for (const message of waiting.splice(0)) receiver(message);
  return () => {
    sink = null;
  };
}

/** True once there is something to show; the code that shows toasts is fetched only then. */
export function hasToasts(): boolean {
  return sink !== null || waiting.length > 0;
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
