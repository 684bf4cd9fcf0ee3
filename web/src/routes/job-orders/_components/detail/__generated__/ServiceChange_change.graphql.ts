/**
 * @generated SignedSource<<a9c139c2a319642b30dbcdeddc9064a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceChange_change$data = {
  readonly note: string | null | undefined;
  readonly promisedOnAfter: string | null | undefined;
  readonly promisedOnBefore: string | null | undefined;
  readonly totalAfter: string | null | undefined;
  readonly totalBefore: string | null | undefined;
  readonly weightAfter: string | null | undefined;
  readonly weightBefore: string | null | undefined;
  readonly " $fragmentType": "ServiceChange_change";
};
export type ServiceChange_change$key = {
  readonly " $data"?: ServiceChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceChange_change",
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
      "name": "totalBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedOnBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedOnAfter",
      "storageKey": null
    }
  ],
  "type": "JobChange",
  "abstractKey": null
};

(node as any).hash = "9e4102501e4e7fdc66a8ff59e36771ad";

export default node;
