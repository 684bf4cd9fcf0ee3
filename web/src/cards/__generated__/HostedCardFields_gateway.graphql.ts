/**
 * @generated SignedSource<<7d2ef20738c6fff982f819f8cb14878f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HostedCardFields_gateway$data = {
  readonly isSandbox: boolean;
  readonly name: string;
  readonly " $fragmentType": "HostedCardFields_gateway";
};
export type HostedCardFields_gateway$key = {
  readonly " $data"?: HostedCardFields_gateway$data;
  readonly " $fragmentSpreads": FragmentRefs<"HostedCardFields_gateway">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HostedCardFields_gateway",
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
      "name": "isSandbox",
      "storageKey": null
    }
  ],
  "type": "PaymentGateway",
  "abstractKey": null
};

(node as any).hash = "88e1767f43040a1c73bade77712c272f";

export default node;
