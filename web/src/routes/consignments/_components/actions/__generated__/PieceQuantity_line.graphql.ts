/**
 * @generated SignedSource<<23b95d703ebe0b6f044c2777c9a31fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PieceQuantity_line$data = {
  readonly id: string;
  readonly imageUrl: string;
  readonly quantity: number;
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
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "ConsignmentLine",
  "abstractKey": null
};

(node as any).hash = "52355a2f5e285a3065ac5728885956dd";

export default node;
