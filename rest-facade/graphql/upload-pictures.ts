import { createHash } from 'node:crypto';
import { RestFailure } from '../errors/failure.ts';
import { RestUploadFile } from '../operations/jobs/job-actions.ts';
import type { RestRequest } from '../route/route.ts';
import { succeeded } from './result.ts';

/**
 * Stores the pictures of a form one by one and returns their ids. A refused picture is named by its field, if the
 * fields of the pictures are given.
 */
export async function uploadPictures(
  { files, idempotencyKey, run }: Pick<RestRequest, 'files' | 'idempotencyKey' | 'run'>,
  fields: readonly string[] = [],
): Promise<number[]> {
  const fileIds: number[] = [];
  for (const [index, file] of files.entries()) {
    const input = { file, idempotencyKey: pictureKey(idempotencyKey, index) };
    try {
      const { result } = await run(RestUploadFile, { input });
      fileIds.push(succeeded(result).file.databaseId);
    } catch (error) {
      throw ofField(error, fields[index]);
    }
  }
  return fileIds;
}

/** The failure of an upload, with the name of the field in the form. */
function ofField(error: unknown, field: string | undefined): unknown {
  if (!(error instanceof RestFailure) || field === undefined) return error;
  const messages = error.messages.map((each) => (each.key === 'file' ? { ...each, key: field } : each));
  return new RestFailure(error.status, messages, error.value);
}

/** An idempotency key for each picture of a call, within the maximum key length. */
function pictureKey(key: string | null, index: number): string | null {
  return key === null ? null : createHash('sha256').update(`picture ${index} ${key}`).digest('hex');
}
