/**
 * @generated SignedSource<<f1183cce6b2e0de551078d0c6e81c7f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressDialog_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly contactName: string;
  readonly country: {
    readonly databaseId: number;
  };
  readonly databaseId: number;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
  readonly label: string;
  readonly line1: string;
  readonly line2: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly state: {
    readonly databaseId: number;
  } | null | undefined;
  readonly version: number;
  readonly zip: string;
  readonly " $fragmentType": "AddressDialog_address";
};
export type AddressDialog_address$key = {
  readonly " $data"?: AddressDialog_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressDialog_address">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressDialog_address",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefaultShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefaultBilling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "State",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};
})();

(node as any).hash = "b3d29bc9e3b62fa4a850e19e14428897";

export default node;
