/** States and provinces with different French names by country; ISO 3166-2 has the English names. */
export const FRENCH_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    'British Columbia': 'Colombie-Britannique',
    'New Brunswick': 'Nouveau-Brunswick',
    'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
    'Nova Scotia': 'Nouvelle-Écosse',
    'Northwest Territories': 'Territoires du Nord-Ouest',
    'Prince Edward Island': 'Île-du-Prince-Édouard',
    Quebec: 'Québec',
  },
  US: {
    California: 'Californie',
    'District of Columbia': 'District de Columbia',
    Florida: 'Floride',
    Georgia: 'Géorgie',
    Hawaii: 'Hawaï',
    Louisiana: 'Louisiane',
    'New Mexico': 'Nouveau-Mexique',
    'North Carolina': 'Caroline du Nord',
    'North Dakota': 'Dakota du Nord',
    Pennsylvania: 'Pennsylvanie',
    'South Carolina': 'Caroline du Sud',
    'South Dakota': 'Dakota du Sud',
    Virginia: 'Virginie',
    'West Virginia': 'Virginie-Occidentale',
    'American Samoa': 'Samoa américaines',
    'Northern Mariana Islands': 'Îles Mariannes du Nord',
    'Puerto Rico': 'Porto Rico',
    'United States Minor Outlying Islands': 'Îles mineures éloignées des États-Unis',
    'United States Virgin Islands': 'Îles Vierges des États-Unis',
    'Armed Forces Americas': 'Forces armées des Amériques',
    'Armed Forces Europe': 'Forces armées d’Europe',
    'Armed Forces Pacific': 'Forces armées du Pacifique',
  },
};

/**
 * Name of a state or province of a country (ISO 3166-1 alpha-2) in a language: some have a French name, the others that
 * of ISO 3166-2.
 */
export function stateName(
  { name, countryCode }: { name: string; countryCode: string },
  language: 'en' | 'fr',
): string {
  return (language === 'fr' ? FRENCH_STATES[countryCode]?.[name] : null) ?? name;
}
