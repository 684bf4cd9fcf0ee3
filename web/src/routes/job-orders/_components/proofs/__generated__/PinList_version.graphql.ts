/**
 * @generated SignedSource<<43fa6e50215d69a5a921fa3fd08af0e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PinList_version$data = {
  readonly comments: ReadonlyArray<{
    readonly actingBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly author: {
      readonly fullName: string;
    };
    readonly createdAt: string;
    readonly id: string;
    readonly page: number;
    readonly resolvedAt: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "PinList_version";
};
export type PinList_version$key = {
  readonly " $data"?: PinList_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinList_version">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinList_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProofComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
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
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actingBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProofVersion",
  "abstractKey": null
};
})();

(node as any).hash = "980fdc2e9fc74ae887493106851c7bb5";

export default node;
