/** Messages from the frame of the hosted fields. All others are ignored. */
export type FrameMessage =
  | { type: 'card-fields:ready' }
  | { type: 'card-fields:height'; height: number }
  | { type: 'card-fields:brand'; brand: string | null }
  | { type: 'card-fields:submit' }
  | {
      type: 'card-fields:token';
      token: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
    }
  | { type: 'card-fields:problem'; status: number; errors: { code: string }[] };

/** Maximum height of the frame, in pixels. */
const MAX_HEIGHT = 600;

/** Parses a message from the frame; null if it is not one. The caller has checked its origin. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const message = data as Record<string, unknown>; // read field by field
  const text = (name: string) => String(message[name] ?? '');
  switch (message['type']) {
    case 'card-fields:ready':
    case 'card-fields:submit':
      return { type: message['type'] };
    case 'card-fields:height':
      return { type: message['type'], height: Math.min(MAX_HEIGHT, Number(message['height']) || 0) };
    case 'card-fields:brand':
      return { type: message['type'], brand: message['brand'] === null ? null : text('brand') };
    case 'card-fields:token':
      return {
        type: message['type'],
        token: text('token'),
        brand: text('brand'),
        last4: text('last4'),
        expMonth: Number(message['expMonth']),
        expYear: Number(message['expYear']),
      };
    case 'card-fields:problem': {
      const errors = Array.isArray(message['errors']) ? message['errors'] : [];
      return {
        type: message['type'],
        status: Number(message['status']),
        errors: errors.map((each: unknown) => ({ code: String(Object(each).code ?? '') })),
      };
    }
    default:
      return null;
  }
}
