/** Relay compiler: artifacts stand beside their component and are committed. */
const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
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
