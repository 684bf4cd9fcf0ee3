import { createContext, useCallback, useContext } from 'react';
import { type ChosenPiece, FOLLOWING_PART, type PartAddress } from './configuration-address.ts';

type ChosenChanges = Partial<ChosenPiece> | ((current: ChosenPiece) => Partial<ChosenPiece>);

/** A choice as a field of the surrounding form, if any, with the form’s error. */
export type ChoiceField = {
  readonly name: string | undefined;
  /** Id of the control, which the form’s error summary links to. */
  readonly id: string | undefined;
  /** Error text of the form. */
  readonly error: string | null;
};

/** Where a page stores the choices: in its URL, or in the values of a form. */
export type ConfigurationState = {
  readonly address: ChosenPiece;
  readonly change: (changes: ChosenChanges) => void;
  /** Prefix of the field paths in the form: `configuration.`. */
  readonly path?: string;
  /** Connects a choice to that form, by its path and label. */
  readonly useField?: (path: string, label: string) => ChoiceField;
};

/** Provided by the page around the fields. */
export const ConfigurationContext = createContext<ConfigurationState | null>(null);

/** The part of a set that the fields below configure; null: the main piece. */
export const PartScope = createContext<{
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly effective: PartAddress;
} | null>(null);

/** The choices for the surrounding piece and its parts, and how to change them. */
export function useConfiguration(): ConfigurationState {
  const state = useContext(ConfigurationContext);
  if (state === null) throw new Error('Fields of a piece stand in a ConfigurationContext.');
  return state;
}

/** Field names of an attribute and of a part. Numeric names would turn the values into arrays. */
export const attributeField = (id: number) => `attributes.a${id}`;
export const partField = (id: number) => `parts.p${id}`;

/** The choices for the current piece or part, and how to change them. */
export function useChoices() {
  const part = useContext(PartScope);
  const { address, change, path = '' } = useConfiguration();
  const code = part?.code;

  const changePiece = useCallback(
    (changes: (current: PartAddress) => Partial<PartAddress>) =>
      change((current) => {
        if (code === undefined) return changes(current);
        const own = current.parts[code] ?? FOLLOWING_PART;
        return { parts: { ...current.parts, [code]: { ...own, ...changes(own) } } };
      }),
    [change, code],
  );

  const choose = useCallback(
    (attributeCode: string, value: string) =>
      changePiece(({ choices }) => ({ choices: { ...choices, [attributeCode]: value } })),
    [changePiece],
  );

  return {
    chosen: part?.effective ?? address,
    chooseMetal: (metal: string) => changePiece(() => ({ metal })),
    chooseSize: (size: string) => changePiece(() => ({ size })),
    choose,
    /** Name of the part; null: the main piece. */
    part: part?.name ?? null,
    /** Path of a field of the piece or part in the surrounding form. */
    pathOf: (field: string) => (part === null ? path + field : `${path}${partField(part.id)}.${field}`),
  };
}
