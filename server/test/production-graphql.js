// Written in JavaScript because Jest loads it before TypeScript is supported.

/**
 * Loads graphql-js in production mode. Otherwise it checks for a second copy of itself for values of unknown classes,
 * which takes a fifth of the time of suites with many documents.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await import('graphql');
process.env.NODE_ENV = NODE_ENV;
