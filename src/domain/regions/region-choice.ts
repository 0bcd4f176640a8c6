import type { Region } from '#contract/platform/site/region-tree.ts';

/** Codes of chosen regions; '' is not chosen. */
export interface RegionCodes {
  province: string;
  city: string;
  district: string;
}

/** The chosen regions, largest first; shorter where nothing was chosen. */
export function chosenRegions(tree: readonly Region[], { province, city, district }: RegionCodes): Region[] {
  const chosen: Region[] = [];
  let among = tree;
  for (const code of [province, city, district]) {
    const region = among.find((candidate) => candidate.code === code);
    if (!region) break;
    chosen.push(region);
    among = region.children;
  }
  return chosen;
}

/** Which regions are missing; a city without districts is itself the smallest region. */
export function missingRegions(codes: RegionCodes, tree: readonly Region[]): Record<keyof RegionCodes, boolean> {
  const [province, city, district] = chosenRegions(tree, codes);
  const needsDistrict = city === undefined || city.children.length > 0;
  return { province: !province, city: !city, district: !district && needsDistrict };
}

/** The codes after one of them was chosen: what lies below it is cleared (000 §5). */
export function withRegion(codes: RegionCodes, step: keyof RegionCodes, code: string): RegionCodes {
  switch (step) {
    case 'province':
      return { province: code, city: '', district: '' };
    case 'city':
      return { ...codes, city: code, district: '' };
    case 'district':
      return { ...codes, district: code };
  }
}
