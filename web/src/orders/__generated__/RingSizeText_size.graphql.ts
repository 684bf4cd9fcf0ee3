/**
 * @generated SignedSource<<36fe50745190bb75927155d7cd7ca0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RingSizeText_size$data = {
  readonly eu: string;
  readonly mm: string;
  readonly uk: string;
  readonly us: string;
  readonly " $fragmentType": "RingSizeText_size";
};
export type RingSizeText_size$key = {
  readonly " $data"?: RingSizeText_size$data;
  readonly " $fragmentSpreads": FragmentRefs<"RingSizeText_size">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RingSizeText_size",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "us",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eu",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mm",
      "storageKey": null
    }
  ],
  "type": "RingSize",
  "abstractKey": null
};

(node as any).hash = "3ec9d0176df788eed908db47a4bce5ff";

export default node;
