/** A `_locales` file as it stands on disk. */
export type Texts = { [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** `a.b` → text, for every text of a file. */
export function flatTexts(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** The key that code calls: without the ending of a plural form. */
export function calledKey(key: string): string {
  return key.replace(PLURAL, '');
}

/** What differs between the languages of one file, a line each: keys, plural forms, interpolated variables. */
export function differences(texts: Record<string, Map<string, string>>): string[] {
  const called = new Set(Object.values(texts).flatMap((one) => [...one.keys()].map(calledKey)));
  return [...called].flatMap((key) => {
    const forms = Object.entries(texts).flatMap(([language, one]) => missingForms(key, language, one));
    return forms.length > 0 ? forms : differentVariables(key, Object.values(texts));
  });
}

/** A text has no forms, or all that its language has. */
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

/** Names between braces. */
function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].sort();
}
