import type { PositionContent } from '../../content/jobs/positions.ts';

/** What a position must be; left out: anything. */
interface Wanted {
  name?: string | undefined;
  cityCode?: string | undefined;
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  experience?: number | undefined;
  education?: number | undefined;
  companyId?: string | undefined;
}

const any = 0;

/** A position without pay fits no range; one that asks for nothing fits every learner. */
export function fits(position: PositionContent, wanted: Wanted): boolean {
  const { name = '', cityCode, salaryMin, salaryMax, experience, education, companyId } = wanted;
  const [low, high] = position.pay ?? [null, null];
  const paid =
    (salaryMin === undefined || (high !== null && high > salaryMin)) &&
    (salaryMax === undefined || (low !== null && low < salaryMax));
  const asks = (given: number | undefined, asked: number) => given === undefined || asked === any || asked === given;
  return (
    (position.name.includes(name) || position.tags.some((tag) => tag.includes(name))) &&
    (cityCode === undefined || position.cityCode === cityCode) &&
    paid &&
    asks(experience, position.experience) &&
    asks(education, position.education) &&
    (companyId === undefined || position.company === companyId)
  );
}

const mostSimilar = 6;

/** Open positions of the same trade elsewhere, then of the same company. */
export function similarTo(positions: readonly PositionContent[], id: string): PositionContent[] {
  const self = positions.find((one) => one.id === id);
  if (!self) return [];
  const others = positions.filter((one) => one.id !== id && !one.closed);
  return [
    ...others.filter(({ name }) => name === self.name),
    ...others.filter(({ name, company }) => name !== self.name && company === self.company),
  ].slice(0, mostSimilar);
}
