import { builder } from '../../schema/builder.ts';
import type { NoteReader } from './rules/read-marks.ts';

/** A reader of a note. */
export const NoteReaderType = builder.objectRef<NoteReader>('NoteReader').implement({
  description: 'A reader of a note.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'First and last name; null for the workshop as a whole, which is how customers see staff.',
    }),
    isStaff: t.exposeBoolean('isStaff', { description: 'Works for the manufacturer.' }),
    readAt: t.expose('readAt', { type: 'DateTime', description: 'When they last read notes there.' }),
  }),
});
