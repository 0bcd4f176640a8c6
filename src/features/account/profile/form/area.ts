import type { Region } from '#contract/platform/site/region-tree.ts';

/** Codes of province, city and district; '' for none. */
export interface AreaChoice {
  province: string;
  city: string;
  district: string;
}

export const noArea: AreaChoice = { province: '', city: '', district: '' };

/** The choice for a region's code; none for an unknown code. */
export function choiceOf(tree: readonly Region[], code: string): AreaChoice {
  if (code === '') return noArea;
  for (const province of tree) {
    if (province.code === code) return { province: code, city: '', district: '' };
    for (const city of province.children) {
      const found = { province: province.code, city: city.code };
      if (city.code === code) return { ...found, district: '' };
      if (city.children.some((district) => district.code === code)) return { ...found, district: code };
    }
  }
  return noArea;
}

/** The options of each level. */
export function offeredAreas(tree: readonly Region[], { province, city }: AreaChoice) {
  const cities = tree.find(({ code }) => code === province)?.children ?? [];
  const districts = cities.find(({ code }) => code === city)?.children ?? [];
  return { provinces: tree, cities, districts };
}

/** Applies a choice at one level and clears the levels below (001 §2). */
export function chooseArea(choice: AreaChoice, level: keyof AreaChoice, code: string): AreaChoice {
  if (level === 'province') return { province: code, city: '', district: '' };
  return level === 'city' ? { ...choice, city: code, district: '' } : { ...choice, district: code };
}

/** True when no level is chosen, or every level that has options. */
export function isCompleteArea(tree: readonly Region[], choice: AreaChoice): boolean {
  if (choice.province === '') return true;
  const { cities, districts } = offeredAreas(tree, choice);
  if (cities.length > 0 && choice.city === '') return false;
  return districts.length === 0 || choice.district !== '';
}

/** The code for the wire: that of the smallest chosen region. */
export function codeOfArea({ province, city, district }: AreaChoice): string {
  return district || city || province;
}
