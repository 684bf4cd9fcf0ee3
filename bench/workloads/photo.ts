import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { isGraphqlSuccess } from '../call.ts';
import { DOCUMENTS } from '../documents.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { load, sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p50AtMost, p99Within } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Pixels of the photo: twelve megapixels. */
const SIZE = { width: 4_000, height: 3_000 };

/** Uploads a photo from a phone until its renditions are stored, and reads the job list during uploads. */
export function photo({ product }: Environment): Workload {
  let jpeg: Blob | null = null;

  /** Uploads the photo. Returns the time in milliseconds. */
  async function upload(): Promise<number> {
    jpeg ??= new Blob([await photoOfPhone()], { type: 'image/jpeg' });
    const { 'content-type': _json, ...headers } = await product.staff.headers();
    const form = new FormData();
    const variables = { input: { file: null } };
    form.set('operations', JSON.stringify({ query: DOCUMENTS.BenchUpload, variables }));
    form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
    form.set('0', jpeg, 'photo.jpg');
    const begun = performance.now();
    const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: form });
    const text = await response.text();
    if (!isGraphqlSuccess(text, 'UploadFileSuccess'))
      throw new Error(`The upload of the photo failed: ${text}`);
    return performance.now() - begun;
  }

  async function uploads(seconds: number): Promise<Sample> {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) times.push(await upload());
    return sampleOf(times, times.reduce((sum, time) => sum + time, 0) / 1_000);
  }

  const call = () => product.wholesaler.call('BenchJobList', { first: 20 });
  const idle = httpLane('idle', call, 1);
  async function besidePhotos(seconds: number): Promise<Sample> {
    const list = await call();
    // The first upload is running when the list is requested first, and further ones until the last request.
    const photos = uploads(seconds + 0.2);
    const [sample] = await Promise.all([sleep(100).then(() => load(list, seconds, 1)), photos]);
    return sample;
  }

  return {
    name: 'photo',
    isWriting: true,
    lanes: [{ name: 'product', measure: uploads }, { name: 'job list', measure: besidePhotos }, idle],
    rows: [
      { name: 'photo of 12 megapixels', lane: 'product', targets: [p50AtMost(250)] },
      {
        name: 'job list during uploads, one caller',
        lane: 'job list',
        targets: [p99Within('idle', 'that without uploads', 2)],
      },
      { name: 'job list without uploads, one caller', lane: 'idle', targets: [] },
    ],
    check: async () => {
      await upload();
    },
  };
}

/** Blurred shapes with grain as JPEG, similar in size and decoding time to a photo from a phone. */
async function photoOfPhone(): Promise<Buffer<ArrayBuffer>> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .png()
      .toBuffer();
  const shapes = await sharp(await noise(40, 30, 60))
    .resize(SIZE)
    .png()
    .toBuffer();
  const grain = await sharp(await noise(SIZE.width / 2, SIZE.height / 2, 10))
    .resize(SIZE)
    .png()
    .toBuffer();
  const jpeg = await sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return Buffer.from(jpeg);
}
