/**
 * @generated SignedSource<<0d57e33a108087dc2a5b55bde306bfec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstimateForm_data$data = {
  readonly offersFreeDesigns: boolean;
  readonly priorities: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DesignFields_data">;
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
      "kind": "ScalarField",
      "name": "offersFreeDesigns",
      "storageKey": null
    },
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
      "name": "DesignFields_data"
    }
  ],
  "type": "EstimateData",
  "abstractKey": null
};

(node as any).hash = "520f6f7f3b43c9700f9a92db705be19b";

export default node;
