/**
 * @generated SignedSource<<cba2aad4a0d788b5b4b8cbc6d0705fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsignmentLineState = "INVOICED" | "LOST" | "OUT" | "PACKED" | "RETURNED" | "RETURN_REQUESTED" | "SOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PieceQuantity_line$data = {
  readonly id: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly state: ConsignmentLineState;
  readonly title: string;
  readonly " $fragmentType": "PieceQuantity_line";
};
export type PieceQuantity_line$key = {
  readonly " $data"?: PieceQuantity_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceQuantity_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PieceQuantity_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "ConsignmentLine",
  "abstractKey": null
};

(node as any).hash = "953e8dc4c7641c6b637a599571881b99";

export default node;
