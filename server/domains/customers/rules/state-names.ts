/** Provinces and territories with different French names; ISO 3166-2 has the English names. */
const FRENCH: Readonly<Record<string, string>> = {
  'British Columbia': 'Colombie-Britannique',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Nova Scotia': 'Nouvelle-Écosse',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  Quebec: 'Québec',
  'Armed Forces Americas': 'Forces armées des Amériques',
  'Armed Forces Europe': 'Forces armées d’Europe',
  'Armed Forces Pacific': 'Forces armées du Pacifique',
};

/** Name of a state or province in a language: Canadian provinces have two names, others that of ISO 3166-2. */
export function stateName(name: string, language: 'en' | 'fr'): string {
  return language === 'fr' ? (FRENCH[name] ?? name) : name;
}
