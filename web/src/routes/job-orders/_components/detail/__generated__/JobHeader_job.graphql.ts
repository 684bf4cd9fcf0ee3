/**
 * @generated SignedSource<<dff0eec875e87e53e07f9e52f8594ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Urgency = "CLOSED" | "DUE_SOON" | "LATE" | "NONE" | "ON_TRACK" | "%future added value";
export type WaitingOn = "CUSTOMER" | "US" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobHeader_job$data = {
  readonly currency: string;
  readonly number: string;
  readonly promisedOn: string | null | undefined;
  readonly quantity: number;
  readonly status: {
    readonly colour: string;
    readonly name: string;
    readonly waitingOn: WaitingOn | null | undefined;
  };
  readonly title: string;
  readonly total: string | null | undefined;
  readonly urgency: Urgency;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
  readonly " $fragmentType": "JobHeader_job";
};
export type JobHeader_job$key = {
  readonly " $data"?: JobHeader_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobHeader_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobHeader_job",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
      "name": "promisedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
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
          "name": "colour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobActions_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "e37980883d79773f8da51ccef8232134";

export default node;
