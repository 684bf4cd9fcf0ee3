/** An undo action in a toast. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };

/** A message at the bottom right. */
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

/** A success toast. */
export function toastSuccess(title: string, action?: ToastAction): void {
  show({ type: 'success', title, ...(action && { action }) });
}

/** An error toast. */
export function toastError(title: string): void {
  show({ type: 'error', title });
}

/** An information toast. */
export function toastInfo(title: string): void {
  show({ type: 'info', title });
}

/** Passes messages to `Toasts`, starting with the earlier ones; returns a function that stops it. */
export function receiveToasts(receiver: Sink): () => void {
  sink = receiver;
  for (const message of waiting.splice(0)) receiver(message);
  return () => {
    sink = null;
  };
}

/** Whether there has been a message; only then the code of toasts is loaded. */
export function hasToasts(): boolean {
  return sink !== null || waiting.length > 0;
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
