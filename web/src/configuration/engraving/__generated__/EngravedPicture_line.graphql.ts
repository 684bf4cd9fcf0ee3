/**
 * @generated SignedSource<<99e4fbf59407d503ff273e6e27b1da27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EngravedPicture_line$data = {
  readonly foot: string;
  readonly head: string;
  readonly height: number;
  readonly imageUrl: string;
  readonly length: number;
  readonly " $fragmentType": "EngravedPicture_line";
};
export type EngravedPicture_line$key = {
  readonly " $data"?: EngravedPicture_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngravedPicture_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngravedPicture_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "head",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "type": "EngravingLine",
  "abstractKey": null
};

(node as any).hash = "13797cd5702b409c8273ee234d54ca81";

export default node;
