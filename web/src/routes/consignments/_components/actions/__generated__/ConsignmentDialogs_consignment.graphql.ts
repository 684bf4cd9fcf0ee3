/**
 * @generated SignedSource<<b33507a03951e80e7815b0d1eb1d27cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentDialogs_consignment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DueDateDialog_consignment" | "PiecesDialog_consignment">;
  readonly " $fragmentType": "ConsignmentDialogs_consignment";
};
export type ConsignmentDialogs_consignment$key = {
  readonly " $data"?: ConsignmentDialogs_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentDialogs_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentDialogs_consignment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueDateDialog_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PiecesDialog_consignment"
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "b9600e3e14603de6a5cc32f4d1bb0b26";

export default node;
