/** A source file. */
export type Source = { path: string; text: string };

/** What a source says of keys, as far as its text tells. */
export type KeyUses = {
  /** Everything between quotes. */
  literals: Set<string>;
  /** Template literals with parts to be filled in, as patterns of what they can become. */
  patterns: RegExp[];
  /** Those that are given a default, as names of data are: any word may come. */
  open: RegExp[];
  /** Keys that are asked for by name: `t('key')`. */
  asked: string[];
  /** Arguments of `useTranslation`. */
  namespaces: string[];
  /** Whoever shows it says which namespace it asks: `useTranslation(namespace)`. */
  isHandedNamespace: boolean;
  /** Namespaces that it hands to components. */
  handed: { component: string; namespace: string }[];
};

/** Reads the uses of keys out of a source. */
export function keyUses(text: string): KeyUses {
  return {
    literals: new Set(
      [...text.matchAll(/'([^'\\\n]*)'|"([^"\\\n]*)"/g)].map(([, one, other]) => one ?? other ?? ''),
    ),
    patterns: [...text.matchAll(/`([^`]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => patternOf(template)),
    open: [...text.matchAll(/`([^`]*\$\{[^`]*)`,\s*\{ defaultValue/g)].flatMap(([, template = '']) =>
      patternOf(template),
    ),
    asked: [...text.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    namespaces: [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list === '' ? ['common'] : [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
    isHandedNamespace: text.includes('useTranslation(namespace)'),
    handed: [...text.matchAll(/<(\w+)[^<]*?\bnamespace="([\w-]+)"/g)].map(
      ([, component = '', namespace = '']) => ({ component, namespace }),
    ),
  };
}

/** A template of a key holds nothing but words, dots and blanks to fill in; prose and addresses are none. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  const isKey = parts.every((part) => /^[\w.:-]*$/.test(part)) && parts.some((part) => /\w/.test(part));
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`)] : [];
}
