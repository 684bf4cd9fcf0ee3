/**
 * @generated SignedSource<<e833034c72444b4e29f51e5264ddb680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestQuoteDialog_job$data = {
  readonly id: string;
  readonly number: string;
  readonly quantity: number;
  readonly " $fragmentType": "RequestQuoteDialog_job";
};
export type RequestQuoteDialog_job$key = {
  readonly " $data"?: RequestQuoteDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestQuoteDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestQuoteDialog_job",
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
      "name": "number",
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
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "ed9d60eebb08fb8cacfb072841b26285";

export default node;
