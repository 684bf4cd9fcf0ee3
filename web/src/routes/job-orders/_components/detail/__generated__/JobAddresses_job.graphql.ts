/**
 * @generated SignedSource<<d8e041ab778b33b30df35540154d7a34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobAddresses_job$data = {
  readonly orderGroup: {
    readonly billingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    };
    readonly sellToAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    } | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    };
    readonly shippingMethod: {
      readonly name: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "JobAddresses_job";
};
export type JobAddresses_job$key = {
  readonly " $data"?: JobAddresses_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobAddresses_job">;
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
  "name": "JobAddresses_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShippingMethod",
          "kind": "LinkedField",
          "name": "shippingMethod",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "ade6aa743d552df4958e98766d9b9182";

export default node;
