// Written in JavaScript because Jest loads it itself; Node strips the types of what it imports.
import { buildWeb } from '../../scripts/build-web.ts';
import { buildTemplate } from '../../server/test/build-template.ts';
import startServer from '../../server/test/global-setup.js';

/** Journeys run on the web build that `npm start` would serve, and on the demo data, which most tests need first. */
export default async function globalSetup() {
  await startServer();
  await Promise.all([buildWeb(), buildTemplate('demo')]);
}
