import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** One package of package-lock.json, as far as it matters here. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
  'windows',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}

const exactVersion = (range: string) => range.replace(/^\D*/, '');

/** Folder of the modules that stand beside the package at `path`. */
function modulesBeside(path: string): string {
  return path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where a missing optional package belongs; null when the package that asks for it finds a fitting one. */
function missingPlace({ packages }: Lockfile, from: string, name: string, range: string): string | null {
  const hoisted = `node_modules/${name}`;
  const beside = modulesBeside(from) + name;
  if (packages[`${from}/node_modules/${name}`] || packages[beside]?.version === exactVersion(range))
    return null;
  const found = packages[hoisted];
  if (!found) return hoisted;
  const isFitting = found.version === range || !/^\d/.test(range);
  if (isFitting) return null;
  return packages[beside] ? `${from}/node_modules/${name}` : beside;
}

/**
 * Adds to package-lock.json the optional packages of other platforms that the registry at hand does not carry
 * (mirrors often keep one platform). `npm ci` refuses a lockfile that leaves them out. Run it after `npm install`
 * changed dependencies: `npm run lock`.
 */
async function main(): Promise<void> {
  const path = join(ROOT, 'package-lock.json');
  // npm writes this file in this shape.
  const lockfile = JSON.parse(await readFile(path, 'utf8')) as Lockfile;
  const added: string[] = [];
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const place = missingPlace(lockfile, from, name, range);
      if (!place) continue;
      lockfile.packages[place] = {
        version: exactVersion(range),
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      };
      added.push(name);
    }
  }
  const [root, ...others] = Object.entries(lockfile.packages);
  if (root) {
    lockfile.packages = Object.fromEntries([
      root,
      ...others.sort(([one], [other]) => one.localeCompare(other, 'en')),
    ]);
  }
  await writeFile(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(`${added.length} packages of other platforms added.\n`);
}

await main();
