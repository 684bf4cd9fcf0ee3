import type { ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { stoneNames } from '../../pricing/sources/stone-names.ts';
import type { EstimateDesign } from './estimate-content.ts';

/** The attribute of the free design that stores the description of a design in quotes and jobs. */
export const SPECIFICATION = 'SPECIFICATION';

type Names = { nameEn: string; nameFr: string };

/** The description of a design in both languages. */
function designWords(design: EstimateDesign, piece: Piece): { en: string; fr: string } {
  const services = piece.services.filter(({ code }) => design.serviceTypeCodes.includes(code));
  const treatments = piece.treatments.filter(({ id }) => design.treatmentIds.includes(id));
  const stones = design.stones.map((stone) => {
    const { nameEn, nameFr } = stoneNames(stone);
    const { count, caratEach } = stone;
    return {
      nameEn: `${count} × ${nameEn}, ${caratEach} ct`,
      nameFr: `${count} × ${nameFr}, ${inFrench(caratEach)} ct`,
    };
  });
  const { weight, cadVolume, surfaceArea } = design;
  const en = [
    weight === null ? `CAD model ${cadVolume} cm³` : `Weight ${weight} g`,
    ...(surfaceArea ? [`Surface ${surfaceArea} cm²`] : []),
    ...named('Stones', stones, 'nameEn', ': '),
    ...named('Services', services, 'nameEn', ': '),
    ...named('Treatments', treatments, 'nameEn', ': '),
  ];
  const fr = [
    weight === null ? `Modèle CAO ${inFrench(cadVolume ?? '')} cm³` : `Poids ${inFrench(weight)} g`,
    ...(surfaceArea ? [`Surface ${inFrench(surfaceArea)} cm²`] : []),
    ...named('Pierres', stones, 'nameFr', ' : '),
    ...named('Services', services, 'nameFr', ' : '),
    ...named('Traitements', treatments, 'nameFr', ' : '),
  ];
  return { en: en.join('; '), fr: fr.join('; ') };
}

/** The description as a choice of the free design; none if it lacks the attribute. */
export function designChoices(design: EstimateDesign, piece: Piece, language: 'en' | 'fr'): ResolvedChoice[] {
  const attribute = piece.attributes.find(({ code }) => code === SPECIFICATION);
  if (!attribute) return [];
  const words = designWords(design, piece);
  return [
    {
      attributeId: attribute.id,
      attributeCode: attribute.code,
      attributeNameEn: attribute.nameEn,
      attributeNameFr: attribute.nameFr,
      optionId: null,
      valueEn: words.en,
      valueFr: words.fr,
      text: words[language],
    },
  ];
}

function named(heading: string, rows: readonly Names[], name: keyof Names, after: string): string[] {
  return rows.length === 0 ? [] : [`${heading}${after}${rows.map((row) => row[name]).join(', ')}`];
}

function inFrench(number: string): string {
  return number.replace('.', ',');
}
