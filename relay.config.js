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
