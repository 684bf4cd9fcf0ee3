/**
 * @generated SignedSource<<ecd9ff51a60ac5544816bc5cb3d3f56d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineTexts_item$data = {
  readonly drawing: {
    readonly id: string;
  } | null | undefined;
  readonly endCustomer: string | null | undefined;
  readonly id: string;
  readonly note: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LineDrawing_item">;
  readonly " $fragmentType": "LineTexts_item";
};
export type LineTexts_item$key = {
  readonly " $data"?: LineTexts_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineTexts_item">;
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
  "name": "LineTexts_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCustomer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileInfo",
      "kind": "LinkedField",
      "name": "drawing",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineDrawing_item"
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};
})();

(node as any).hash = "04a76d9937b80e1fd74bf44bac82de73";

export default node;
