// Written in JavaScript because Jest loads it before it knows of types.

/**
 * Loads graphql-js as it runs in production. Elsewhere it looks for a second copy of itself whenever a value is of none of
 * its classes, which takes a fifth of the time of suites that send many documents.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await import('graphql');
process.env.NODE_ENV = NODE_ENV;
