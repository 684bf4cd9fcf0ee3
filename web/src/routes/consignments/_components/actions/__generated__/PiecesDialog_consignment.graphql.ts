/**
 * @generated SignedSource<<9d7458ebb7f17bdaf153d58f2cc5ba6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsignmentLineAction = "INVOICE" | "RECEIVE_RETURN" | "REPORT_LOST" | "REPORT_SOLD" | "REQUEST_RETURN" | "SEND" | "TAKE_BACK" | "UNPACK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PiecesDialog_consignment$data = {
  readonly actionsWithReason: ReadonlyArray<ConsignmentLineAction>;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly allowedActions: ReadonlyArray<ConsignmentLineAction>;
    readonly id: string;
    readonly quantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"PieceQuantity_line">;
  }>;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "PiecesDialog_consignment";
};
export type PiecesDialog_consignment$key = {
  readonly " $data"?: PiecesDialog_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PiecesDialog_consignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PiecesDialog_consignment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actionsWithReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConsignmentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "allowedActions",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PieceQuantity_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};
})();

(node as any).hash = "fbb8bbe83937b91ab65655c725c99355";

export default node;
