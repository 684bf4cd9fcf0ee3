import { z } from 'zod';
import { ConflictError, InvalidInputError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import type { Context } from '../../schema/context.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { LanguageEnum } from './language.type.ts';
import { USER_TEXT_LENGTHS } from './rules/user-lengths.ts';
import { viewerField } from './sessions/session-result.ts';

/** Permission to edit the own profile. */
const PROFILE_EDIT = 2403;

const id = z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE').nullish();
const name = (longest: number) => z.string().trim().min(1, 'REQUIRED').max(longest, 'TOO_LONG').optional();
const inputSchema = z.object({
  firstName: name(USER_TEXT_LENGTHS.firstName),
  lastName: name(USER_TEXT_LENGTHS.lastName),
  phone: z
    .string()
    .trim()
    .max(USER_TEXT_LENGTHS.phone, 'TOO_LONG')
    .regex(/^[\d\s+().\-/x#]*$/i, 'WRONG_FORMAT')
    .nullish(),
  language: z.enum(['en', 'fr']).optional(),
  startupModuleId: id,
  pictureFileId: id,
  version: z.int().nullish(),
});

mutation('updateProfile', {
  description:
    'Changes the viewer’s profile. Absent fields stay unchanged; null clears phone, startup module and picture.',
  permission: PROFILE_EDIT,
  audit: { action: 'PROFILE_CHANGED', entityType: 'User' },
  repeat: 'naturally repeatable: sets values',
  budget: 4,
  input: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phone: t.string({ description: 'Telephone number.' }),
    language: t.field({ type: LanguageEnum, description: 'Language of mails and answers.' }),
    startupModuleId: t.int({ description: '`databaseId` of a module that one may open.' }),
    pictureFileId: t.int({ description: '`databaseId` of a picture uploaded by the viewer.' }),
    version: t.int({
      description: 'Version that the client last read; another version is refused with ConflictError.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const { version, ...given } = parseInput(inputSchema, withoutNullNames(input));
    await checkReferences(given, context);
    await writes.transaction(async (tx, record) => {
      const { count } = await tx.user.updateMany({
        where: { id: viewer.userId, ...(version == null ? {} : { version }) },
        data: { ...given, phone: given.phone === '' ? null : given.phone, version: { increment: 1 } },
      });
      if (count === 0) {
        const current = await tx.user.findUniqueOrThrow({
          where: { id: viewer.userId },
          select: { version: true },
        });
        throw new ConflictError(current.version);
      }
      const data = { fields: Object.keys(given).filter((key) => Object.hasOwn(input, key)) };
      record({ entityId: viewer.userId, data });
    });
    return {};
  },
  success: (t) => ({ viewer: viewerField(t) }),
  sample: ({ caller, buyer, foreign }) => ({
    as: caller(buyer),
    input: { firstName: 'Bea', lastName: 'Buyer', language: 'EN' },
    foreign: { 'input.pictureFileId': foreign.fileId },
  }),
});

/** Names and language cannot be cleared, so null counts as absent. */
function withoutNullNames<Input extends object>(input: Input): object {
  const kept = Object.entries(input).filter(
    ([key, value]) => value !== null || !['firstName', 'lastName', 'language'].includes(key),
  );
  return Object.fromEntries(kept);
}

async function checkReferences(
  { startupModuleId, pictureFileId }: z.output<typeof inputSchema>,
  { db, viewer }: Context,
): Promise<void> {
  if (startupModuleId != null) {
    const module = await db.module.findFirst({ where: { id: startupModuleId, enabled: true } });
    if (!module || !viewer.can(module.permissionNumber))
      throw InvalidInputError.of('startupModuleId', 'UNKNOWN');
  }
  if (pictureFileId != null) {
    const file = await db.file.findFirst({ where: { id: pictureFileId, uploadedById: viewer.userId } });
    if (!file) throw InvalidInputError.of('pictureFileId', 'UNKNOWN');
  }
}
