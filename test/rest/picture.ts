/** The bytes of a PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that is uploaded. */
export function picture(name = 'ring.png'): File {
  return new File([PNG], name, { type: 'image/png' });
}
