import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Texts = { readonly [key: string]: string | Texts };

/** Shared words of a group of texts: the file of an area, or one group in it. */
type Words = { readonly group: string; readonly source: string; readonly part: string | undefined };

const WORDS = join(import.meta.dirname, '..', '..', 'words');
const LOCALES = /[\\/]_locales[\\/](en|fr)\.json$/;

/**
 * The texts of a `_locales` file with the shared words from `/words` that `words.json` beside `_locales` lists: for each
 * group of texts, areas or groups of areas (`{ "errors": ["cards", "general.rules"] }`). If several have a code, the
 * later area applies. The folder's own texts override all of them.
 */
export function joinedTexts(file: string): Texts {
  const joined: Record<string, string | Texts> = {};
  const own = read(file);
  for (const { group, source, part } of wordsOf(file)) {
    joined[group] = Object.assign({}, joined[group], partOf(read(source), part, source));
  }
  for (const [group, words] of Object.entries(joined)) joined[group] = Object.assign({}, words, own[group]);
  return { ...own, ...joined };
}

/** The words of an area or of one of its groups. Throws if the area has no such group. */
function partOf(words: Texts, part: string | undefined, source: string): Texts {
  if (part === undefined) return words;
  const found = words[part];
  if (typeof found !== 'object') throw new Error(`${source} has no group ${part}.`);
  return found;
}

/** Joins the texts of the web app like `joinedTexts`. In a build, shared words are separate files. */
export function joinTexts(): Plugin {
  return {
    name: 'join-texts',
    transform: {
      order: 'post',
      filter: { id: LOCALES },
      handler(_code, id) {
        const words = wordsOf(id);
        if (words.length === 0) return null;
        this.addWatchFile(declarationOf(id));
        // In development Vite does not resolve imports in files of this name, so browsers could not load them.
        const isBuild = this.environment.mode === 'build';
        if (!isBuild) for (const { source } of words) this.addWatchFile(source);
        const code = isBuild
          ? moduleOf(read(id), words)
          : `export default ${JSON.stringify(joinedTexts(id))};`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

function moduleOf(own: Texts, words: readonly Words[]): string {
  const sources = [...new Set(words.map(({ source }) => source))];
  const groups = Map.groupBy(words, ({ group }) => group);
  const joined = [...groups].map(([group, each]) => {
    const parts = each.map(
      ({ source, part }) => `...words${sources.indexOf(source)}${part ? `.${part}` : ''}`,
    );
    return `${group}: { ${parts.join(', ')}, ...own.${group} }`;
  });
  return [
    ...sources.map((source, index) => `import words${index} from ${JSON.stringify(source)};`),
    `const own = ${JSON.stringify(own)};`,
    `export default { ...own, ${joined.join(', ')} };`,
  ].join('\n');
}

function wordsOf(file: string): Words[] {
  const declaration = declarationOf(file);
  if (!existsSync(declaration)) return [];
  const language = LOCALES.exec(file)?.[1];
  // `words.json` files have this shape.
  const groups = JSON.parse(readFileSync(declaration, 'utf8')) as Record<string, string[]>;
  return Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => {
      const [area = '', part] = name.split('.');
      return { group, source: join(WORDS, area, `${language}.json`), part };
    }),
  );
}

function declarationOf(file: string): string {
  return join(file, '..', '..', 'words.json');
}

function read(file: string): Texts {
  // `_locales` and `words` files contain only texts.
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
