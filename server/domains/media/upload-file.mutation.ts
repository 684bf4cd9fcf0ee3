import { createHash } from 'node:crypto';
import { countEvent, limitKey } from '../../auth/rate-limits.ts';
import { tooMany } from '../../auth/too-many.ts';
import { withoutCardNumbers } from '../../lib/card-numbers.ts';
import { plainText } from '../../lib/plain-text.ts';
import { changedRow } from '../../lists/changed-row.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { FileInfo } from './file-info.type.ts';
import { readPicture } from './read-picture.ts';
import { storePicture } from './store-picture.ts';

/** Maximum number of uploads per user and hour. */
const UPLOADS = 120;
const WINDOW_MINUTES = 60;

mutation('uploadFile', {
  description:
    'Stores a picture of at most 10 MB (JPEG, PNG or WebP, by content) without its metadata, to be attached to a note, ' +
    'a cart line or the profile. Send a GraphQL multipart request. Issues on `file`: EMPTY_FILE, FILE_TOO_LARGE, ' +
    'IMAGE_HEIC, UNSUPPORTED_IMAGE, IMAGE_TOO_LARGE, IMAGE_TOO_COMPLEX, BROKEN_IMAGE.',
  permission: 0,
  audit: { action: 'FILE_UPLOADED', entityType: 'File' },
  repeat: 'keyed',
  budget: 4,
  input: (t) => ({
    file: t.field({ type: 'File', required: true, description: 'The picture.' }),
  }),
  resolve: async ({ file }, context, writes) => {
    const { viewer, services } = context;
    await refuseFlood(context);
    const owner = {
      originalName: plainName(file.name),
      uploadedById: viewer.userId,
      // Uploads by staff have no customer; where they are attached decides who sees them.
      customerId: viewer.isStaff ? null : viewer.customerId,
    };
    return writes.once({
      request: { digest: await digestOf(file), ...owner },
      prepare: () => readPicture(file, String(viewer.userId)),
      work: async (tx, record, picture) => {
        const { id, originalName } = await storePicture(tx, services.files, picture, owner);
        record({
          entityId: id,
          customerId: owner.customerId,
          data: { originalName, digest: picture.digest },
        });
        return { fileId: id };
      },
    });
  },
  success: (t) => ({
    file: t.prismaField({
      type: FileInfo,
      description: 'The stored picture.',
      resolve: (query, { fileId }, _args, context) =>
        changedRow(context, 'File', { ...query, where: { id: fileId } }),
    }),
  }),
  sample: ({ caller, buyer, picture }) => ({ as: caller(buyer), input: { file: picture() } }),
});

/** SHA-256 of an uploaded file. */
async function digestOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(await file.bytes())
    .digest('hex');
}

async function refuseFlood(context: Context): Promise<void> {
  const { db, viewer } = context;
  const key = limitKey('upload', String(viewer.userId));
  const counter = await countEvent(db, { key, windowMinutes: WINDOW_MINUTES });
  if (counter.count > UPLOADS) throw tooMany(context, 'upload', counter);
}

/** The base name, without control characters and card numbers. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    plainText(withoutCardNumbers(last))
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || 'picture'
  );
}
