import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c6893f' } });

/** A photo of this number of megapixels that is hard to compress. */
export function photo(megapixels: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  return sharp({
    create: {
      width,
      height: Math.round((width * 3) / 4),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** A progressive JPEG of this number of megapixels: a small file that needs much memory to decode. */
export function progressive(megapixels: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  return plain(width, Math.round((width * 3) / 4))
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 60 })
    .toBuffer();
}

/** An interlaced PNG, which also needs much memory. */
export function interlaced(megapixels: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  return plain(width, Math.round((width * 3) / 4))
    .ensureAlpha(0.5)
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
}

/** A progressive JPEG whose last scan is repeated. */
export async function manyScans(count: number, side = 1_500): Promise<Buffer> {
  const bytes = await plain(side, side).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(last, bytes.length - 2);
  return Buffer.concat([bytes.subarray(0, last), ...Array<Buffer>(count).fill(scan), bytes.subarray(-2)]);
}

/** A PNG whose header has a false size. */
export async function promising(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await plain(8, 8).png().toBuffer());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** An animation with this number of frames. */
export async function animation(frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 8 * 3 * frames);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 256;
  return sharp(pixels, { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: Array<number>(frames).fill(20) })
    .toBuffer();
}

/** A single colour, the smallest file for its pixels. */
export function flat(width: number, height: number): Promise<Buffer> {
  return plain(width, height).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
