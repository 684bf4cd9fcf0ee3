import { configurationSearch, partInAddress } from '../configuration/configuration-address.ts';
import { links } from '../links.ts';
import type { keptLine_item$key } from './__generated__/keptLine_item.graphql.ts';
import { type KeptLine, keptLine } from './kept-line.ts';

/** URL of the configurator with a line’s configuration. Saving there changes the line. */
export function lineAddress(item: keptLine_item$key): string {
  const line = keptLine(item);
  return configuredAddress(line, line.id);
}

type Choices = {
  readonly choices: readonly Pick<KeptLine['choices'][number], 'attributeCode' | 'optionId' | 'text'>[];
};

/** A configured piece from any source. */
type Configured = Choices &
  Pick<KeptLine, 'quantity' | 'wantedBy' | 'size' | 'ownMetal'> & {
    readonly itemType: Pick<KeptLine['itemType'], 'databaseId'>;
    readonly alloy: Pick<KeptLine['alloy'], 'code'>;
    readonly priority: Pick<KeptLine['priority'], 'code'>;
    readonly parts: readonly (Choices &
      Pick<KeptLine['parts'][number], 'code' | 'alloyCode' | 'size' | 'follows'>)[];
  };

/** URL of the configurator with a configuration, and the cart line that saving changes, if any. */
export function configuredAddress(piece: Configured, line: string | null): string {
  const apart = piece.parts.filter(({ follows }) => !follows);
  // Without them, a part that is not engraved would follow the main piece.
  const noTexts = piece.choices.flatMap(({ attributeCode, optionId }) =>
    optionId == null ? { attributeCode } : [],
  );
  return (
    links.product(piece.itemType.databaseId) +
    configurationSearch({
      line,
      ...partInAddress(piece.alloy.code, piece),
      priority: piece.priority.code,
      quantity: piece.quantity,
      wantedBy: piece.wantedBy ?? null,
      parts: Object.fromEntries(
        apart.map(({ code, alloyCode, size, choices }) => [
          code,
          partInAddress(alloyCode, { size, choices: [...noTexts, ...choices] }),
        ]),
      ),
      ownMetal: piece.ownMetal,
    })
  );
}
