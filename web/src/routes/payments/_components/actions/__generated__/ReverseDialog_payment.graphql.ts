/**
 * @generated SignedSource<<1c170d4ed931f81b32a20a2ab98ba3c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReverseDialog_payment$data = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "ReverseDialog_payment";
};
export type ReverseDialog_payment$key = {
  readonly " $data"?: ReverseDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReverseDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReverseDialog_payment",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "2429b9e21caabcc05fa17257570ff2c4";

export default node;
