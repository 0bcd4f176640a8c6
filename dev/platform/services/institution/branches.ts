import { tenantFor } from '../../content/tenants.ts';
import { regions, type RegionContent } from '../person/regions.ts';
import { places, placesAbroad, type Place } from './places.ts';

/** A branch with the regions that it lies in, largest first. */
export interface TrainingBranch {
  id: string;
  name: string;
  place: Place;
  regions: readonly RegionContent[];
}

/** A tenant of one trade has the branches of its trade; the others have all. */
const subjects: Readonly<Record<string, string>> = {
  anhe: '养老家政',
  liaoyuan: '消防安全',
  shuiwu: '水利水电',
  zhongzhu: '建筑施工',
};

/** The branches of a tenant; null is the first tenant. */
export function branchesOf(tenant: string | null): readonly TrainingBranch[] {
  const { name, configuration } = tenantFor(tenant, '');
  const subject = subjects[name];
  const own =
    name === 'global' ? placesAbroad : places.filter((place) => subject === undefined || place.subject === subject);
  return own.map((place) => ({
    id: `tb-${name}-${place.district}`,
    name: `${configuration.websiteSetting.pageTitle} · ${place.label}`,
    place,
    regions: regionsOf(place.district),
  }));
}

/** A branch as the platform's answers show it. */
export function branchOnWire({ id, name, place, regions: path }: TrainingBranch) {
  return {
    id,
    name,
    address: place.address,
    phone: place.phone,
    subject: place.subject,
    courseCount: place.courses,
    regionName: [...new Set(path.map((region) => region.name))].join(' '),
  };
}

function regionsOf(district: string): RegionContent[] {
  return pathTo(district, regions) ?? [];
}

/** The regions from the largest down to the one with this code; null: no such region. */
export function pathTo(code: string, among: readonly RegionContent[] = regions): RegionContent[] | null {
  for (const region of among) {
    if (region.code === code) return [region];
    const below = pathTo(code, region.children);
    if (below) return [region, ...below];
  }
  return null;
}
