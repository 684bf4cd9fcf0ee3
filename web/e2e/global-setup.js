// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import { buildWeb } from '../../scripts/build-web.ts';
import startServer from '../../server/test/global-setup.js';

/** Journeys run on the web build that `npm start` would serve. */
export default async function globalSetup() {
  await buildWeb();
  await startServer();
}
