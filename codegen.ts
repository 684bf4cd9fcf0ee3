import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and strings of the REST facade's documents, from the one schema. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['rest-facade/operations/**/*.ts'],
  importExtension: '.ts',
  generates: {
    'rest-facade/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          Decimal: { input: 'string | number', output: 'string' },
          File: 'File',
          JSON: 'unknown',
        },
      },
    },
  },
};

// graphql-codegen reads the default export of its configuration file.
export default config;
