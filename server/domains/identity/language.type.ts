import { builder } from '../../schema/builder.ts';

/** Languages of the product; the values are those of the database and of `Context.language`. */
export const LanguageEnum = builder.enumType('Language', {
  description: 'A language of the product.',
  values: {
    EN: { value: 'en', description: 'English.' },
    FR: { value: 'fr', description: 'French.' },
  },
});

/** The language of a stored code; English for unknown ones. */
export function languageOf(code: string): 'en' | 'fr' {
  return code === 'fr' ? 'fr' : 'en';
}
