/**
 * @generated SignedSource<<4d27de4d93149ef576ba0d72cd800839>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationAddresses_order$data = {
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly sellToAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  } | null | undefined;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
  };
  readonly " $fragmentType": "ConfirmationAddresses_order";
};
export type ConfirmationAddresses_order$key = {
  readonly " $data"?: ConfirmationAddresses_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAddresses_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "ConfirmationAddresses_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "billingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressSnapshot",
      "kind": "LinkedField",
      "name": "sellToAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};
})();

(node as any).hash = "383237f8555f30d3f3dcb5543df05e33";

export default node;
