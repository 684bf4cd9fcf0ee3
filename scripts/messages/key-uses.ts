export type Source = { path: string; text: string };

/** The uses of text keys in a source file. */
export type KeyUses = {
  /** All string literals. */
  literals: Set<string>;
  /** Template literals with placeholders, as patterns of the keys that they can match. */
  patterns: RegExp[];
  /** Templates with a default value, such as names of data, which match any word. */
  open: RegExp[];
  /** Keys that are passed to `t` as literals: `t('key')`. */
  asked: string[];
  /** Arguments of `useTranslation`. */
  namespaces: string[];
  /** Whether the component receives its namespace as a prop: `useTranslation(namespace)`. */
  receivesNamespace: boolean;
  /** Namespaces that it passes to components. */
  passed: { component: string; namespace: string }[];
};

/** Finds the uses of text keys in a source. */
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
    receivesNamespace: text.includes('useTranslation(namespace)'),
    passed: [...text.matchAll(/<(\w+)[^<]*?\bnamespace="([\w-]+)"/g)].map(
      ([, component = '', namespace = '']) => ({ component, namespace }),
    ),
  };
}

/** The template of a key contains only words, dots and placeholders. Prose and addresses are left out. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  const isKey = parts.every((part) => /^[\w.:-]*$/.test(part)) && parts.some((part) => /\w/.test(part));
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`)] : [];
}
