import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { WEB_BUILD } from '../../../scripts/build-web.ts';
import { joinedTexts } from '../../build/joined-texts.ts';
import { pseudoTexts } from './pseudo-text.ts';

const WEB = join(WEB_BUILD, '..');
const TEXTS = /^src\/.*\/_locales\/en\.json$/;

/** Serves pseudo texts instead of the English text files of the build. Returns the number of files. */
export async function usePseudoTexts(context: BrowserContext): Promise<number> {
  // Vite documents this shape.
  const manifest = JSON.parse(await readFile(join(WEB_BUILD, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const sources = Object.entries(manifest).filter(([source]) => TEXTS.test(source));
  for (const [source, { file }] of sources) {
    const texts = pseudoTexts(joinedTexts(join(WEB, source)));
    const body = `export default ${JSON.stringify(texts)};`;
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  return sources.length;
}
