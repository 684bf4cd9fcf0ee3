/** The contents of a `_locales` file. */
export type Texts = { [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a file, by its key in the form `a.b`. */
export function flatTexts(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** The key that code uses: without the suffix of a plural form. */
export function calledKey(key: string): string {
  return key.replace(PLURAL, '');
}

/** Differences between the languages of one file, one line each: keys, plural forms and interpolated variables. */
export function differences(texts: Record<string, Map<string, string>>): string[] {
  const called = new Set(Object.values(texts).flatMap((one) => [...one.keys()].map(calledKey)));
  return [...called].flatMap((key) => {
    const forms = Object.entries(texts).flatMap(([language, one]) => missingForms(key, language, one));
    return forms.length > 0 ? forms : differentVariables(key, Object.values(texts));
  });
}

/** A text has either no plural forms or all forms of its language. */
function missingForms(key: string, language: string, texts: Map<string, string>): string[] {
  if (texts.has(key)) return [];
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => !texts.has(`${key}_${form}`))
    .map((form) => `${key} is missing in ${language} (${form})`);
}

function differentVariables(key: string, languages: Map<string, string>[]): string[] {
  const sets = languages.map((texts) => {
    const forms = [...texts].filter(([each]) => calledKey(each) === key).map(([, text]) => text);
    return variablesOf(forms.join(' ')).join(', ');
  });
  return new Set(sets).size > 1 ? [`${key} has different variables: ${sets.join(' / ')}`] : [];
}

function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].sort();
}
