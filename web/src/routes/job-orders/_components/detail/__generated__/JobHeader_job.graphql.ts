/**
 * @generated SignedSource<<eb3d46fb80f23c616f92ef1b29c0efc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Urgency = "CLOSED" | "DUE_SOON" | "LATE" | "NONE" | "ON_TRACK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobHeader_job$data = {
  readonly currency: string;
  readonly id: string;
  readonly number: string;
  readonly promisedOn: string | null | undefined;
  readonly quantity: number;
  readonly status: {
    readonly colour: string;
    readonly name: string;
  };
  readonly title: string;
  readonly total: string | null | undefined;
  readonly urgency: Urgency;
  readonly waitingFor: {
    readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
  } | null | undefined;
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingOn_for"
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

(node as any).hash = "7fe9e57a3aaa2c367383d93342505624";

export default node;
