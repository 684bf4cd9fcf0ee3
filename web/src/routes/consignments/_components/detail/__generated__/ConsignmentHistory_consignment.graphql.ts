/**
 * @generated SignedSource<<cc1f9add64b12128c8d9f08d27292172>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentHistory_consignment$data = {
  readonly history: ReadonlyArray<{
    readonly actingBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly action: string;
    readonly at: string;
    readonly dueOnAfter: string | null | undefined;
    readonly dueOnBefore: string | null | undefined;
    readonly id: string;
    readonly invoiceNumber: string | null | undefined;
    readonly pieces: ReadonlyArray<{
      readonly quantity: number;
      readonly title: string;
    }>;
    readonly reason: string | null | undefined;
    readonly user: {
      readonly fullName: string;
    };
  }>;
  readonly " $fragmentType": "ConsignmentHistory_consignment";
};
export type ConsignmentHistory_consignment$key = {
  readonly " $data"?: ConsignmentHistory_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentHistory_consignment">;
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
  "name": "ConsignmentHistory_consignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConsignmentEvent",
      "kind": "LinkedField",
      "name": "history",
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
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOnBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOnAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConsignmentEventPieces",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
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
  "type": "Consignment",
  "abstractKey": null
};
})();

(node as any).hash = "7a9b603a442585c1024518949e053f75";

export default node;
