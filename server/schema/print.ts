import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './index.ts';

/** Writes schema.graphql, the contract that the web app and the REST facade are compiled against. */
writeFileSync(
  new URL('../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
