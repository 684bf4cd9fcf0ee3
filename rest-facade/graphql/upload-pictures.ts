import { createHash } from 'node:crypto';
import { RestUploadFile } from '../operations/jobs/job-actions.ts';
import type { RestRequest } from '../route/route.ts';
import { succeeded } from './result.ts';

/** Stores the pictures of a form one by one and returns their ids. */
export async function uploadPictures({
  files,
  idempotencyKey,
  run,
}: Pick<RestRequest, 'files' | 'idempotencyKey' | 'run'>): Promise<number[]> {
  const fileIds: number[] = [];
  for (const [index, file] of files.entries()) {
    const input = { file, idempotencyKey: pictureKey(idempotencyKey, index) };
    const { result } = await run(RestUploadFile, { input });
    fileIds.push(succeeded(result).file.databaseId);
  }
  return fileIds;
}

/** An idempotency key for each picture of a call, within the maximum key length. */
function pictureKey(key: string | null, index: number): string | null {
  return key === null ? null : createHash('sha256').update(`picture ${index} ${key}`).digest('hex');
}
