/**
 * @generated SignedSource<<a793834cfdf6069888e8f6154ef44822>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLines_line$data = ReadonlyArray<{
  readonly alloyName: string;
  readonly cartItemId: string;
  readonly name: string;
  readonly pieceCode: string;
  readonly quantity: number;
  readonly size: string | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly userName: string;
  readonly " $fragmentType": "CartLines_line";
}>;
export type CartLines_line$key = ReadonlyArray<{
  readonly " $data"?: CartLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLines_line">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CartLines_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartItemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieceCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alloyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
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
      "name": "unitPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    }
  ],
  "type": "CartLineToExplain",
  "abstractKey": null
};

(node as any).hash = "43e1c67bd6e5f59aea58cfc579b6cc81";

export default node;
