import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and strings of our own documents for the client preset. */
const client = {
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: 'string',
    useTypeImports: true,
    enumType: 'const',
    scalars: {
      Date: 'string',
      DateTime: 'string',
      Decimal: { input: 'string | number', output: 'string' },
      File: 'File',
      JSON: 'unknown',
    },
  },
} as const;

/** Documents of the REST facade and of the printed documents, from the same schema. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'rest-facade/gql/': {
      ...client,
      documents: ['rest-facade/operations/**/*.{ts,graphql}'],
    },
    'server/documents/gql/': {
      ...client,
      documents: ['server/documents/**/*.document.ts', 'server/documents/**/*-fields.ts'],
    },
  },
};

// graphql-codegen reads the default export of its configuration file.
export default config;
