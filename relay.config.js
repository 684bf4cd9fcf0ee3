/** Relay compiler: artifacts stand beside their component; they are made at install and not committed. */
const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  // Artifacts carry the id alone; the server knows the text that it stands for.
  persistConfig: { file: './server/persisted-operations/web.json', algorithm: 'SHA256' },
  // A fragment may keep what reads an answer in a file of its own, which all operations that spread it share.
  featureFlags: { no_inline: { kind: 'enabled' } },
  customScalarTypes: {
    Date: 'string',
    DateTime: 'string',
    Decimal: 'string',
    File: 'string',
    JSON: 'unknown',
  },
};

// The compiler reads this file with require(), which takes what carries this name.
export { config as 'module.exports' };
