import { configurationSearch } from '../configuration/configuration-address.ts';
import { links } from '../links.ts';

type ConfiguredLine = {
  readonly id: string;
  readonly quantity: number;
  readonly wantedBy: string | null | undefined;
  readonly itemType: { readonly databaseId: number };
  readonly alloy: { readonly code: string };
  readonly priority: { readonly code: string };
  readonly size: { readonly us: string } | null | undefined;
  readonly choices: readonly {
    readonly attributeCode: string;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
  }[];
  readonly parts: readonly {
    readonly code: string;
    readonly alloyCode: string;
    readonly size: { readonly us: string } | null | undefined;
    readonly choices: ConfiguredLine['choices'];
    readonly follows: boolean;
  }[];
  readonly ownMetal: boolean;
};

/** Address of the configurator with a line's configuration; saving there changes the line. */
export function lineAddress(line: ConfiguredLine): string {
  const apart = line.parts.filter(({ follows }) => !follows);
  return (
    links.product(line.itemType.databaseId) +
    configurationSearch({
      line: line.id,
      metal: line.alloy.code,
      size: line.size?.us ?? null,
      priority: line.priority.code,
      quantity: line.quantity,
      wantedBy: line.wantedBy ?? null,
      choices: choicesOf(line),
      parts: Object.fromEntries(
        apart.map((part) => [
          part.code,
          { metal: part.alloyCode, size: part.size?.us ?? null, choices: choicesOf(part) },
        ]),
      ),
      ownMetal: line.ownMetal,
    })
  );
}

function choicesOf({ choices }: Pick<ConfiguredLine, 'choices'>): Record<string, string> {
  return Object.fromEntries(
    choices.map(({ attributeCode, optionId, text }) => [
      attributeCode,
      optionId == null ? (text ?? '') : String(optionId),
    ]),
  );
}
