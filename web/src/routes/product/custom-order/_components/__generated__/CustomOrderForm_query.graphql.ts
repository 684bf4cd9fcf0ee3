/**
 * @generated SignedSource<<89813ee3acf93e53ddada12a7925c8be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderForm_query$data = {
  readonly priorities: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFields_query">;
  readonly " $fragmentType": "CustomOrderForm_query";
};
export type CustomOrderForm_query$key = {
  readonly " $data"?: CustomOrderForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderForm_query",
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

(node as any).hash = "8c93f1f11fa7a3db3744ed395287848b";

export default node;
