import { z } from 'zod';
import type { RestNoteFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { person } from '../named.ts';
import { count, fileUrl, id, instant } from '../values.ts';

/** A note with its pictures. */
export function noteAnswer(note: RestNoteFragment) {
  return {
    id: note.databaseId,
    note: note.text,
    visibility: note.visibility,
    authorId: note.author.databaseId,
    author: note.author.fullName,
    actingAs: note.actingBy ? { id: note.actingBy.databaseId, fullName: note.actingBy.fullName } : null,
    dateCreated: note.createdAt,
    attachments: note.attachments.map(({ databaseId, url, ...file }) => ({
      id: databaseId,
      fileUrl: url,
      ...file,
    })),
  };
}

/** A note with its pictures. */
export const noteSchema = component<ReturnType<typeof noteAnswer>>()(
  'Note',
  'A note with its pictures.',
  z.strictObject({
    id,
    note: z.string(),
    visibility: z.enum(['CUSTOMER', 'INTERNAL']),
    authorId: id,
    author: z.string(),
    actingAs: person.nullable().describe('The staff member who wrote it as the author.'),
    dateCreated: instant,
    attachments: z.array(
      z.strictObject({
        id,
        fileUrl,
        thumbnailUrl: z.string(),
        name: z.string(),
        width: count,
        height: count,
        mimeType: z.string(),
      }),
    ),
  }),
);
