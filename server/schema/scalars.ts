import { Decimal } from 'decimal.js';
import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

const DECIMAL = /^-?\d{1,15}(\.\d{1,8})?$/;
/** PostgreSQL has no year 0. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const MAX_JSON = 65_536;

builder.scalarType('Decimal', {
  description:
    'A decimal number as a string, e.g. "483.43". Money, weights (g), carats and rates; never a float.',
  serialize: (value) => value.toString(),
  parseValue: (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !DECIMAL.test(text)) throw badScalar('a decimal such as "12.50"');
    return new Decimal(text);
  },
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC, ISO 8601.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : null;
    if (!instant || !isStorable(instant)) throw badScalar('an ISO 8601 instant');
    return instant;
  },
});

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD.',
  serialize: (value) => value.toISOString().slice(0, 10),
  parseValue: (value) => {
    const day = typeof value === 'string' && DAY.test(value) ? new Date(`${value}T00:00:00Z`) : null;
    if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
      throw badScalar('a day as YYYY-MM-DD');
    }
    return day;
  },
});

builder.scalarType('JSON', {
  description: 'Any JSON value of at most 64 kB.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (JSON.stringify(value ?? null).length > MAX_JSON) throw badScalar('JSON of at most 64 kB');
    return value;
  },
});

builder.scalarType('File', {
  description: 'A file of a GraphQL multipart request.',
  serialize: () => {
    throw new Error('Files are input only.');
  },
  parseValue: (value) => {
    if (!isFile(value)) throw badScalar('a file of a multipart request');
    return value;
  },
});

/** Multipart parsers have their own File class; values from JSON cannot have methods. */
function isFile(value: unknown): value is File {
  return (
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function'
  );
}

/** Whether the year has four digits; an invalid date has no year. */
function isStorable(instant: Date): boolean {
  return instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999;
}

function badScalar(expected: string): GraphQLError {
  return new GraphQLError(`Expected ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}
