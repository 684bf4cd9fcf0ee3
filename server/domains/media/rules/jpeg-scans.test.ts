import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { countJpegScans } from './jpeg-scans.ts';

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c6893f' } });
const baseline = await picture.clone().jpeg().toBuffer();
const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]);
const start = Buffer.from([0xff, 0xd8]);
/** Metadata with a thumbnail, whose scans do not count. */
const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + 2 * scan.length]), scan, scan]);

test.each<[string, Uint8Array, number]>([
  ['a baseline picture', baseline, 1],
  ['a progressive picture of three colours', progressive, 10],
  ['nothing', new Uint8Array(), 0],
  ['a lone marker', Buffer.from([0xff]), 0],
  ['zeros', Buffer.alloc(1_000), 0],
  ['fill bytes', Buffer.alloc(1_000, 0xff), 0],
  ['one scan with data and restarts', Buffer.concat([start, scan]), 1],
  ['a thumbnail and one scan', Buffer.concat([start, thumbnail, scan]), 1],
  ['six hundred scans', Buffer.concat([start, ...Array(600).fill(scan)]), 50],
  ['scans behind the end', Buffer.concat([start, scan, Buffer.from([0xff, 0xd9]), scan]), 1],
  ['a length of zero', Buffer.concat([start, Buffer.from([0xff, 0xe1, 0, 0]), scan]), 1],
])('%s', (_what, bytes, scans) => {
  expect(countJpegScans(bytes, 50)).toBe(scans);
});
