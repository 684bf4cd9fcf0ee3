import { countEvent, limitKey } from '../../auth/rate-limits.ts';
import { RefusedError } from '../../errors/errors.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { FileInfo } from './file-info.type.ts';
import { readPicture } from './read-picture.ts';
import { storePicture } from './store-picture.ts';

/** Pictures that one user may upload in an hour. */
const UPLOADS = 120;
const WINDOW_MINUTES = 60;

mutation('uploadFile', {
  description:
    'Stores a picture of at most 10 MB (JPEG, PNG or WebP, by content) without its metadata, to be attached to a note, ' +
    'a cart line or the profile. Send a GraphQL multipart request. Issues on `file`: EMPTY_FILE, FILE_TOO_LARGE, ' +
    'IMAGE_HEIC, UNSUPPORTED_IMAGE, IMAGE_TOO_LARGE, BROKEN_IMAGE.',
  permission: 0,
  input: (t) => ({ file: t.field({ type: 'File', required: true, description: 'The picture.' }) }),
  resolve: async ({ file }, context) => {
    const { db, viewer, services } = context;
    await refuseFlood(context);
    const picture = await readPicture(file);
    const row = await storePicture(db, services.files, picture, {
      originalName: plainName(file.name),
      uploadedById: viewer.userId,
      // Staff upload for themselves: what a customer sees of it is decided where it is attached.
      customerId: viewer.isStaff ? null : viewer.customerId,
    });
    return { row };
  },
  success: (t) => ({
    file: t.field({ type: FileInfo, description: 'The stored picture.', resolve: ({ row }) => row }),
  }),
});

async function refuseFlood({ db, viewer, now }: Context): Promise<void> {
  const key = limitKey('upload', String(viewer.userId));
  const counter = (await countEvent(db, [{ key, windowMinutes: WINDOW_MINUTES }], now)).get(key);
  if (counter && counter.count > UPLOADS) throw new RefusedError('RATE_LIMITED');
}

/** The last part of the name, without control characters. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || 'picture'
  );
}
