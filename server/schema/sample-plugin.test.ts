import { expect, test } from '@jest/globals';
import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import './sample-plugin.ts';
import type { NodeSample } from './sample.ts';

const sampled: NodeSample = ({ buyer }) => ({ as: buyer, id: 1, hiddenFrom: null });

/** Without the node queries, which need samples. */
const relay = { nodeQueryOptions: false, nodesQueryOptions: false };

/** A schema with a node type that has this sample. */
function schemaWith(sample?: NodeSample) {
  // Options of all plugins are required, even of unused ones.
  const builder = new SchemaBuilder({ plugins: ['sample', RelayPlugin], relay } as never);
  builder.queryType({ fields: (t) => ({ one: t.int({ resolve: () => 1 }) }) });
  builder.node(builder.objectRef<{ id: number }>('Ring'), {
    id: { resolve: ({ id }) => id },
    ...(sample ? { sample } : {}),
  });
  return builder.toSchema();
}

test('a type of node without a sample is no part of a schema', () => {
  expect(() => schemaWith()).toThrow('The type Ring is found by node(id:): give it a sample.');
});

test('the sample is in the extensions of the type', () => {
  expect(schemaWith(sampled).getType('Ring')?.extensions).toMatchObject({ sample: sampled });
});
