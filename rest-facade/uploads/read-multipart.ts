import { readFile, rm } from 'node:fs/promises';
import type { Request } from 'express';
import type { File as UploadedFile } from 'formidable';
import { RestFailure } from '../failure.ts';

/** What a multipart request holds: text fields once each, and the files. */
export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly File[];
}

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 5;

/** Form fields with a failure of their own; anything else that formidable refuses is unreadable. */
const FAILURES = {
  biggerThanMaxFileSize: 'FILE_TOO_LARGE',
  biggerThanTotalMaxFileSize: 'FILE_TOO_LARGE',
  maxFilesExceeded: 'TOO_MANY_FILES',
  maxFieldsSizeExceeded: 'BODY_TOO_LARGE',
  maxFieldsExceeded: 'BODY_TOO_LARGE',
} as const;

/**
 * Reads a multipart form within tight limits: 5 files of 10 MB, 20 fields of 100 kB together. The
 * temporary files are gone when it returns. Whether a file is a picture is decided by the server, by content.
 */
export async function readMultipart(request: Request): Promise<Multipart> {
  // Loaded with the first form: most processes never read one.
  const { default: formidable, errors } = await import('formidable');
  const form = formidable({
    maxFileSize: MAX_FILE_BYTES,
    maxTotalFileSize: MAX_FILE_BYTES * MAX_FILES,
    maxFiles: MAX_FILES,
    maxFields: 20,
    maxFieldsSize: 100 * 1024,
    allowEmptyFiles: true,
    minFileSize: 0,
  });
  const [fields, uploads] = await form.parse(request).catch((error: unknown) => {
    throw unreadable(error, errors);
  });
  const stored = Object.values(uploads).flatMap((list) => list ?? []);
  try {
    return {
      fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values?.[0] ?? ''])),
      // Browsers send an empty part for a file input that was left alone.
      files: await Promise.all(stored.filter((file) => file.size > 0).map(toFile)),
    };
  } finally {
    await Promise.all(stored.map((file) => rm(file.filepath, { force: true })));
  }
}

async function toFile(upload: UploadedFile): Promise<File> {
  const bytes = await readFile(upload.filepath);
  return new File([bytes], upload.originalFilename ?? 'picture', {
    type: upload.mimetype ?? 'application/octet-stream',
  });
}

/** `codes`: formidable's number of each of its failures. */
function unreadable(error: unknown, codes: Record<keyof typeof FAILURES, number>): RestFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : undefined;
  const known = Object.entries(FAILURES).find(([name]) => codes[name as keyof typeof FAILURES] === code);
  const key = known?.[1] ?? 'BAD_REQUEST';
  return new RestFailure(known ? 413 : 400, [{ key, code: key }]);
}
