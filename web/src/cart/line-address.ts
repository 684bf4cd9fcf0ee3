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
    readonly value: string;
  }[];
};

/** Address of the configurator with a line's configuration; saving there changes the line. */
export function lineAddress(line: ConfiguredLine): string {
  const choices = line.choices.map(({ attributeCode, optionId, value }) => [
    attributeCode,
    optionId == null ? value : String(optionId),
  ]);
  return (
    links.product(line.itemType.databaseId) +
    configurationSearch({
      line: line.id,
      metal: line.alloy.code,
      size: line.size?.us ?? null,
      priority: line.priority.code,
      quantity: line.quantity,
      wantedBy: line.wantedBy ?? null,
      choices: Object.fromEntries(choices),
    })
  );
}
