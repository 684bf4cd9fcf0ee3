/**
 * @generated SignedSource<<e2813706161563104742c0ada431c3e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescheduleDialog_job$data = {
  readonly id: string;
  readonly number: string;
  readonly promisedOn: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "RescheduleDialog_job";
};
export type RescheduleDialog_job$key = {
  readonly " $data"?: RescheduleDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RescheduleDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RescheduleDialog_job",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedOn",
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "f6053d676532ccef73886cc2e0a7617d";

export default node;
