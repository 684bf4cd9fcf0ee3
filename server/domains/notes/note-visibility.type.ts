import { builder } from '../../schema/builder.ts';

/** Visibility of a note. */
export const NoteVisibilityEnum = builder.enumType('NoteVisibility', {
  description: 'Who reads a note.',
  values: {
    INTERNAL: { description: 'Staff only.' },
    CUSTOMER: { description: 'Shared between customer and staff.' },
  } as const,
});
