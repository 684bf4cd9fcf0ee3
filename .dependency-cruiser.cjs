/**
 * Import directions (docs/decisions and README describe them; `npm run check` enforces them).
 * The parser sees `import type` as an import: a type is a dependency here too.
 */

const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Tests, and what only tests import. */
const TEST = String.raw`(\.(test|e2e|deep|examples)\.tsx?$|^test/|^(server|web)/test/|^web/e2e/)`;
/** The rules of the domains, and the catalogue of permissions that several of them read. */
const PURE_RULES = '^server/(domains/[^/]+/rules|auth/permissions)/';
/**
 * How a price is computed from a configuration, the piece and the rates of a moment: what the browser runs as well. The
 * first file is its front door (docs/decisions/0015-the-browser-prices-by-the-same-rules.md).
 */
const PRICE_ON_SHEET = String.raw`^server/domains/pricing/price-sheet/price-on-sheet\.ts$`;
/** How numbers are read that people type, in forms and in files alike. */
const WRITTEN_AND_TYPED = String.raw`^server/lib/(typed-number|first-of-month|elision)\.ts$`;
/** The same of estimates, free designs among them. */
const ESTIMATE_ON_SHEET = String.raw`^server/domains/estimates/sheet/estimate-on-sheet\.ts$`;
const PRICING_ANYWHERE = [
  PRICE_ON_SHEET,
  ESTIMATE_ON_SHEET,
  String.raw`^server/domains/estimates/content/(design-piece|estimate-content)\.ts$`,
  String.raw`^server/domains/pricing/price-sheet/(sheet-facts|rates-of-sheet)\.ts$`,
  String.raw`^server/domains/pricing/calculation/(piece-input|price-configuration|priced-pieces|price-row-names)\.ts$`,
  String.raw`^server/domains/pricing/configuration/(attribute-choices|configuration|configuration-space|configured-part|following-configuration|resolve-configuration|resolve-parts)\.ts$`,
  String.raw`^server/domains/pricing/sources/(piece|price-rates|stone-names)\.ts$`,
];
const GENERATED = String.raw`(^server/database/generated(/|-prisma-types\.ts$)|__generated__/|^(rest-facade|server/documents)/gql/|\.graphql(\.ts)?$)`;

/**
 * The rooms of the server from the ground up: each may import those before it, none after it. What two of them share goes
 * a floor down or is passed in.
 */
const FLOORS = [
  'lib',
  'errors',
  'config',
  'database',
  'observability',
  'storage',
  'mail',
  'gateways',
  'work-processes',
  'pictures',
  'persisted-operations',
  'operation-limits',
  'auth',
  'services',
  'queue',
  'housekeeping',
  'audit',
  'rows',
  'schema',
  'lists',
  'domains',
  'request-context',
  'fast-path',
  'exports',
  'piece-pictures',
  'documents',
  'http',
];

/** The same among the domains. */
const DOMAIN_FLOORS = [
  'settings',
  'search',
  'customers',
  'identity',
  'live',
  'notices',
  'grids',
  'media',
  'pricing',
  'catalog',
  'shipping-and-tax',
  'promotions',
  'waiting',
  'notes',
  'orders',
  'jobs',
  'workshop',
  'cards',
  'payments',
  'sales-orders',
  'invoices',
  'credits',
  'accounts',
  'consignments',
  'accounting',
  'quotes',
  'carts',
  'paying',
  'reconciliation',
  'custom-orders',
  'estimates',
  'price-analysis',
  'wishlists',
  'queue',
];

/** The files of a folder itself, among its rooms. */
const OWN_FILES = '*.ts';

/**
 * The same among the folders of a domain that has many: lowest its rules and who sees what, then what it is about, then
 * what is done with that.
 */
const ROOMS_OF_DOMAINS = {
  orders: [
    'rules',
    OWN_FILES,
    'problems',
    'addresses',
    'lines',
    'totals',
    'placing',
    'order',
    'reorder',
    'mail',
  ],
  jobs: [
    'rules',
    OWN_FILES,
    'job',
    'effects',
    'transitions',
    'list',
    'services',
    'changes',
    'bulk',
    'completion',
    'images',
    'notes',
    'mail',
  ],
  workshop: ['rules', OWN_FILES, 'weights', 'proofs', 'bench'],
  quotes: [
    'rules',
    OWN_FILES,
    'lines',
    'versions',
    'quote',
    'guest-links',
    'transitions',
    'edits',
    'accept',
    'guests',
    'requests',
    'contacts',
    'list',
    'notes',
    'mail',
    'tasks',
  ],
};

/**
 * A rule for each room of a folder, whose own files stand above all of them where no floor is given to them. Throws when
 * a room has no floor, or a floor no room.
 */
function downwards(folder, floors, testFolders = []) {
  const rooms = readdirSync(join(__dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !testFolders.includes(entry.name))
    .map(({ name }) => name);
  const misplaced = [...new Set([...rooms, OWN_FILES]).symmetricDifference(new Set([...floors, OWN_FILES]))];
  if (misplaced.length > 0) throw new Error(`Give a floor of ${folder} to: ${misplaced.join(', ')}`);
  const upwards = floors.includes(OWN_FILES) ? floors : [...floors, OWN_FILES];
  const filesOf = (room) => (room === OWN_FILES ? String.raw`[^/]+\.ts$` : `${room}/`);
  return upwards.slice(0, -1).map((room, floor) => ({
    name: `${folder}/${room}-imports-downwards`,
    comment: 'A room imports rooms of lower floors alone; what starts the server stands above all of them.',
    severity: 'error',
    from: { path: `^${folder}/${filesOf(room)}`, pathNot: TEST },
    to: {
      path: `^${folder}/(${upwards
        .slice(floor + 1)
        .map(filesOf)
        .join('|')})`,
    },
  }));
}

const npm = (name) => `node_modules/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: { pathNot: GENERATED },
      to: { circular: true, viaOnly: { pathNot: GENERATED } },
    },
    {
      name: 'one-way-to-order',
      comment: 'An order with a piece from stock is a sales order: `placeOrder` sees to it.',
      severity: 'error',
      from: {
        pathNot: [
          String.raw`^server/domains/sales-orders/order/place-order\.ts$`,
          '^server/domains/orders/placing/',
          '^prisma/seed/orders/',
        ],
      },
      to: { path: String.raw`^server/domains/orders/placing/(order|job)-rows\.ts$` },
    },
    {
      name: 'server-stands-alone',
      comment:
        'server, web and rest-facade meet in schema.graphql. The benchmark looks at all of them from outside.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^bench/'] },
      to: { path: '^(web|rest-facade)/|^(start|run-product|open-product)\\.ts$' },
    },
    {
      name: 'facade-stands-alone',
      severity: 'error',
      from: { path: '^rest-facade/', pathNot: TEST },
      to: { path: '^(web|server|prisma)/|^(start|run-product|open-product)\\.ts$' },
    },
    {
      name: 'web-stands-alone',
      comment:
        'Except for three entry points: prices while the user edits are calculated by the rules of the server; numbers and days are read and written, and French words elided, as the server does.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: {
        path: '^(server|rest-facade|prisma|scripts)/|^(start|run-product|open-product)\\.ts$',
        pathNot: [PRICE_ON_SHEET, ESTIMATE_ON_SHEET, WRITTEN_AND_TYPED],
      },
    },
    {
      name: 'pricing-runs-anywhere',
      comment: 'No database, clock or node: the rules, the errors and server/lib alone.',
      severity: 'error',
      from: { path: PRICING_ANYWHERE },
      to: {
        pathNot: [...PRICING_ANYWHERE, PURE_RULES, '^server/(lib/|errors/errors\\.ts$)', npm('decimal\\.js')],
      },
    },
    {
      name: 'drawings-stand-alone',
      comment: 'A description of a piece in, an SVG out: no database, no schema, no picture formats.',
      severity: 'error',
      from: { path: '^drawings/', pathNot: TEST },
      to: { pathNot: '^(drawings/|(node:)?crypto$)' },
    },
    {
      name: 'words-are-data',
      comment: 'The one room that server, web and rest-facade share: texts by code, and nothing that runs.',
      severity: 'error',
      from: {},
      to: { path: '^words/', pathNot: '^words/([^/]+|(columns|pages)/[^/]+)/(en|fr)\\.json$' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Data and now in, answer out: other rules, server/lib and decimal.js, nothing else.',
      severity: 'error',
      from: { path: PURE_RULES, pathNot: TEST },
      to: { pathNot: [PURE_RULES, '^server/lib/', npm('decimal\\.js')] },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^server/lib/', pathNot: TEST },
      to: { pathNot: ['^server/lib/', npm('decimal\\.js'), '^csv-parse/sync$'] },
    },
    ...downwards('server', FLOORS, ['test']),
    ...downwards('server/domains', DOMAIN_FLOORS),
    ...Object.entries(ROOMS_OF_DOMAINS).flatMap(([domain, rooms]) =>
      downwards(`server/domains/${domain}`, rooms),
    ),
    {
      name: 'domains-meet-at-the-front-door',
      comment: 'A domain sees types, access, rules and named functions of another, never its operations.',
      severity: 'error',
      from: { path: '^server/domains/([^/]+)/', pathNot: TEST },
      to: { path: String.raw`^server/domains/(?!$1/)[^/]+/.*\.(query|list|mutation|subscription)\.ts$` },
    },
    {
      name: 'domains-read-by-lists',
      comment: 'What domains read on the fast path they read through server/lists.',
      severity: 'error',
      from: { path: '^server/domains/', pathNot: TEST },
      to: { path: '^server/rows/' },
    },
    {
      name: 'jsonwebtoken-in-auth',
      severity: 'error',
      from: { path: '^(server|rest-facade|web|prisma|scripts|start)', pathNot: ['^server/auth/', TEST] },
      to: { path: npm('(@types/)?jsonwebtoken') },
    },
    {
      name: 'formidable-at-the-uploads',
      severity: 'error',
      from: {
        path: '^(server|rest-facade|web|prisma|scripts|start)',
        pathNot: ['^server/storage/', '^rest-facade/uploads/'],
      },
      to: { path: npm('(@types/)?formidable') },
    },
    {
      name: 'csv-parse-in-csv-rows',
      comment:
        'Files of rows are read by one function, so that quotes and separators mean the same in all of them.',
      severity: 'error',
      from: { pathNot: [String.raw`^server/lib/csv-rows\.ts$`, TEST] },
      to: { path: '^(node_modules/)?csv-parse/' },
    },
    {
      name: 'clients-in-database',
      comment: 'A Prisma client needs the driver adapter: only server/database constructs one.',
      severity: 'error',
      from: {
        path: '^(server|rest-facade|web|prisma|scripts|start)',
        pathNot: ['^(server/database|bench)/', '^prisma/(migrate|migrate-queue|schema-engine)\\.ts$', TEST],
      },
      to: { path: [npm('@prisma/adapter-pg'), npm('(@types/)?pg')] },
    },
    {
      name: 'routes-are-strangers',
      severity: 'error',
      from: { path: '^web/src/routes/([^/]+)/' },
      to: { path: '^web/src/routes/(?!$1/)[^/]+/' },
    },
    {
      name: 'ui-and-lib-know-no-features',
      comment: 'Building blocks serve every feature: what knows one of them belongs to its room.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|theme)/' },
      to: { path: String.raw`^web/src/(?!(ui|lib|theme)/|links\.ts$)` },
    },
    {
      name: 'rooms-know-no-pages',
      comment:
        'Routes and layouts show what the rooms offer (cart, addresses, configuration, …), never the reverse.',
      severity: 'error',
      from: { path: '^web/src/(?!(routes|layouts)/)[^/]+/' },
      to: { path: '^web/src/(routes|layouts)/' },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: {
        path: '^(server|rest-facade|web/src|prisma|start)',
        pathNot: [TEST, '^bench/', GENERATED],
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg'] },
    },
    {
      name: 'properties-have-one-seed',
      comment:
        'Tests of properties take fast-check from server/test/fast-check.ts, which sets the seed of the run.',
      severity: 'error',
      from: { pathNot: '^server/test/fast-check\\.ts$' },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'no-tests-at-run-time',
      severity: 'error',
      from: { pathNot: [TEST, '^scripts/', '^bench/'] },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', GENERATED] },
    exclude: { path: '^(web/dist|\\.data|coverage|bench/postgraphile)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
