/**
 * @generated SignedSource<<080aa0e4498a200f2f4f80f8d40c3517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoneFields_data$data = {
  readonly settingTypes: ReadonlyArray<string>;
  readonly stones: ReadonlyArray<{
    readonly gem: string;
    readonly name: string;
    readonly quality: string;
    readonly shape: string;
  }>;
  readonly " $fragmentType": "StoneFields_data";
};
export type StoneFields_data$key = {
  readonly " $data"?: StoneFields_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoneFields_data">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoneFields_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EstimateStoneKind",
      "kind": "LinkedField",
      "name": "stones",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shape",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quality",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settingTypes",
      "storageKey": null
    }
  ],
  "type": "EstimateData",
  "abstractKey": null
};

(node as any).hash = "687d10b8bb47d2cd17a42ae39ab15687";

export default node;
