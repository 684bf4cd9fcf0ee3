import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import type { File as UploadedFile } from 'formidable';
import { RestFailure } from '../errors/failure.ts';

/** The contents of a multipart request: text fields, one value each, and files. */
export interface Multipart {
  /** `items[0].id`, `items[1].id`, … become the list `items` of objects with an `id`, ordered by position. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly File[];
  /** The first file of each field, by its name in lower case. */
  readonly filesByField: ReadonlyMap<string, File>;
  /** Deletes the files, which are stored on disk until they are used. */
  readonly remove: () => Promise<void>;
}

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 5;
const MAX_FIELD_BYTES = 100 * 1024;
/** Maximum number of text fields, including a category with a field per piece. */
const MAX_FIELDS = 520;

/** Maximum size of a form, including the boundaries between its parts. */
export const MAX_FORM_BYTES = MAX_FILES * MAX_FILE_BYTES + 2 * MAX_FIELD_BYTES;

/** Failures of form fields with their own message. Any other failure of formidable means an unreadable form. */
const FAILURES = {
  biggerThanMaxFileSize: 'FILE_TOO_LARGE',
  biggerThanTotalMaxFileSize: 'FILE_TOO_LARGE',
  maxFilesExceeded: 'TOO_MANY_FILES',
  maxFieldsSizeExceeded: 'BODY_TOO_LARGE',
  maxFieldsExceeded: 'BODY_TOO_LARGE',
} as const;

/**
 * Reads a multipart form within strict limits: 5 files of 10 MB, and 100 kB for all fields. Files stay on disk until
 * they are used, so a form is never completely in memory. The server decides by content whether a file is a picture.
 */
export async function readMultipart(request: Request): Promise<Multipart> {
  // Loaded with the first form, because most processes never read one.
  const { default: formidable, errors } = await import('formidable');
  const form = formidable({
    maxFileSize: MAX_FILE_BYTES,
    maxTotalFileSize: MAX_FILE_BYTES * MAX_FILES,
    maxFiles: MAX_FILES,
    maxFields: MAX_FIELDS,
    maxFieldsSize: MAX_FIELD_BYTES,
    allowEmptyFiles: true,
    minFileSize: 0,
  });
  const [fields, uploads] = await form.parse(request).catch((error: unknown) => {
    throw unreadable(error, errors);
  });
  const named = Object.entries(uploads).flatMap(([name, list]) =>
    (list ?? []).map((upload) => ({ name: name.toLowerCase(), upload })),
  );
  const stored = named.map(({ upload }) => upload);
  const remove = async () => {
    await Promise.all(stored.map((file) => rm(file.filepath, { force: true })));
  };
  try {
    // Browsers send an empty part for a file input without a file.
    const sent = named.filter(({ upload }) => upload.size > 0);
    const files = await Promise.all(sent.map(({ upload }) => toFile(upload)));
    const filesByField = new Map<string, File>();
    for (const [index, file] of files.entries()) {
      const name = sent[index]?.name ?? '';
      if (!filesByField.has(name)) filesByField.set(name, file);
    }
    return { fields: withLists(fields), files, filesByField, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const LIST_FIELD = /^(\w+)\[(\d{1,4})\]\.(\w+)$/;

/** The first value of each field, with the fields of list items collected in lists of objects. */
function withLists(fields: Readonly<Record<string, string[] | undefined>>): Record<string, unknown> {
  const plain: [string, string][] = [];
  const lists = new Map<string, Map<number, Record<string, string>>>();
  for (const [field, [value = ''] = []] of Object.entries(fields)) {
    const [, name, position, part] = LIST_FIELD.exec(field) ?? [];
    if (name === undefined || part === undefined) {
      plain.push([field, value]);
      continue;
    }
    const items = lists.get(name) ?? new Map<number, Record<string, string>>();
    items.set(Number(position), { ...items.get(Number(position)), [part]: value });
    lists.set(name, items);
  }
  const inOrder = [...lists].map(([name, items]) => {
    const sorted = [...items].sort(([one], [other]) => one - other);
    return [name, sorted.map(([, item]) => item)] as const;
  });
  return Object.fromEntries([...inOrder, ...plain]);
}

async function toFile(upload: UploadedFile): Promise<File> {
  return new File([await openAsBlob(upload.filepath)], upload.originalFilename ?? 'picture', {
    type: upload.mimetype ?? 'application/octet-stream',
  });
}

/** `codes`: formidable's number of each failure. */
function unreadable(error: unknown, codes: Record<keyof typeof FAILURES, number>): RestFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : undefined;
  const known = Object.entries(FAILURES).find(([name]) => codes[name as keyof typeof FAILURES] === code);
  const key = known?.[1] ?? 'BAD_REQUEST';
  return new RestFailure(known ? 413 : 400, [{ key, code: key }]);
}
