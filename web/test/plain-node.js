// Written in JavaScript because Jest loads it itself.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { joinedTexts } from '../build/joined-texts.ts';
import { webModule } from './web-module.js';

const ASSET = new URL('./asset.js', import.meta.url).href;

/** What is imported without its extension, by its end: artifacts of Relay, and a package that names no exports. */
const EXTENSIONS = [
  ['.graphql', '.ts'],
  ['react-relay/hooks', '.js'],
];

/** What Node.js does not know of the web: components, graphql tags, joined texts, and pictures by name. */
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (/\.(css|svg|png|jpg|webp|woff2)$/.test(specifier)) return { url: ASSET, shortCircuit: true };
    const extension = EXTENSIONS.find(([end]) => specifier.endsWith(end))?.[1] ?? '';
    return nextResolve(specifier + extension, context);
  },
  load: (url, context, nextLoad) => {
    const [address = ''] = url.split('?');
    if (/\/web\/src\/.*\/_locales\/(en|fr)\.json$/.test(address)) {
      return {
        format: 'json',
        source: JSON.stringify(joinedTexts(fileURLToPath(address))),
        shortCircuit: true,
      };
    }
    if (!/\/web\/src\/.*\.tsx?$/.test(address)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(address), 'utf8');
    if (!address.endsWith('x') && !source.includes('graphql`')) return nextLoad(url, context);
    return { format: 'module', source: webModule(source, fileURLToPath(address)), shortCircuit: true };
  },
});
