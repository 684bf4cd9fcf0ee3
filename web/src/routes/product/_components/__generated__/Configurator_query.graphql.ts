/**
 * @generated SignedSource<<f7d1c1ef0890eba7abc605bb525a3e72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Configurator_query$data = {
  readonly priorities: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFields_query">;
  readonly " $fragmentType": "Configurator_query";
};
export type Configurator_query$key = {
  readonly " $data"?: Configurator_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Configurator_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Configurator_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priorities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4cd3b68ece0275edb44481d5fdfcf4df";

export default node;
