const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Counts the scans of a JPEG up to `most`, without decoding it. Each scan of a progressive picture processes it again,
 * so a small file with hundreds of them keeps a processor busy for minutes.
 */
export function countJpegScans(bytes: Uint8Array, most: number): number {
  let scans = 0;
  let at = 0;
  while (at >= 0 && at < bytes.length - 1 && scans < most) {
    at = bytes.indexOf(MARKER, at);
    if (at < 0) break;
    const kind = bytes[at + 1] ?? 0;
    if (kind === END_OF_IMAGE) break;
    if (kind === START_OF_SCAN) scans += 1;
    // Within a scan, 0 and the restart markers are data; 0xff is padding.
    at += isAlone(kind) ? 1 + Number(kind !== MARKER) : 2 + lengthAt(bytes, at + 2);
  }
  return scans;
}

function isAlone(kind: number): boolean {
  return kind === 0 || kind === MARKER || kind === 1 || (kind >= 0xd0 && kind <= START_OF_IMAGE);
}

/** Length of a segment, including its own two bytes. */
function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0);
}
