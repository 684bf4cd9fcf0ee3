/**
 * @generated SignedSource<<23065042a0790c4a8246cde0c77e2aa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentFields_data$data = {
  readonly offersFreeDesigns: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DesignFields_data">;
  readonly " $fragmentType": "ContentFields_data";
};
export type ContentFields_data$key = {
  readonly " $data"?: ContentFields_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentFields_data">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentFields_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersFreeDesigns",
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

(node as any).hash = "84bc780897d6a14f6bdd339bcb60ac04";

export default node;
