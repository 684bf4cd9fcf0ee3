/**
 * @generated SignedSource<<9daa24627c080b0865d144966b87a9b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentFacts_consignment$data = {
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly contact: {
    readonly fullName: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly accountNumber: string;
    readonly name: string;
  };
  readonly issuedOn: string | null | undefined;
  readonly note: string | null | undefined;
  readonly placedBy: {
    readonly fullName: string;
  };
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly termDays: number;
  readonly " $fragmentType": "ConsignmentFacts_consignment";
};
export type ConsignmentFacts_consignment$key = {
  readonly " $data"?: ConsignmentFacts_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentFacts_consignment">;
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
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SnapshotLines_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentFacts_consignment",
  "selections": [
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
      "kind": "ScalarField",
      "name": "issuedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termDays",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
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
          "name": "accountNumber",
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
      "name": "contact",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "placedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};
})();

(node as any).hash = "de0fabb8c6938fa83efa073199e4bb2a";

export default node;
