/**
 * @generated SignedSource<<2bb86a2548395d9cc492330b677c998f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstimateForm_data$data = {
  readonly priorities: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ContentFields_data">;
  readonly " $fragmentType": "EstimateForm_data";
};
export type EstimateForm_data$key = {
  readonly " $data"?: EstimateForm_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimateForm_data">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EstimateForm_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EstimatePriority",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentFields_data"
    }
  ],
  "type": "EstimateData",
  "abstractKey": null
};

(node as any).hash = "bda74f9f928e63a28d0afe3366833a92";

export default node;
