/**
 * @generated SignedSource<<748c0a277c835f0d3ec5c419f3bd8edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedDays_books$data = {
  readonly allowedActions: ReadonlyArray<string>;
  readonly closes: ReadonlyArray<{
    readonly closedAt: string;
    readonly closedBy: {
      readonly fullName: string;
    };
    readonly entryCount: number;
    readonly from: string;
    readonly hash: string;
    readonly id: string;
    readonly reopenReason: string | null | undefined;
    readonly reopenedAt: string | null | undefined;
    readonly reopenedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly total: string;
    readonly until: string;
  }>;
  readonly " $fragmentType": "ClosedDays_books";
};
export type ClosedDays_books$key = {
  readonly " $data"?: ClosedDays_books$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedDays_books">;
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
  "name": "ClosedDays_books",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BooksClose",
      "kind": "LinkedField",
      "name": "closes",
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
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "closedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reopenedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "reopenedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reopenReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Books",
  "abstractKey": null
};
})();

(node as any).hash = "22f5cdbaf3f7133e9532eb45a1155f72";

export default node;
