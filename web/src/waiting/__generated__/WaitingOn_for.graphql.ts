/**
 * @generated SignedSource<<2d0552ed8c15f2c1d8bd4e24a1afed1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitedFor = "CUSTOMER" | "MANUFACTURER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingOn_for$data = {
  readonly who: WaitedFor;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingPeople_for">;
  readonly " $fragmentType": "WaitingOn_for";
};
export type WaitingOn_for$key = {
  readonly " $data"?: WaitingOn_for$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingOn_for",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "who",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingPeople_for"
    }
  ],
  "type": "WaitingFor",
  "abstractKey": null
};

(node as any).hash = "cdd222de2a4efb395cb6a727054c9084";

export default node;
