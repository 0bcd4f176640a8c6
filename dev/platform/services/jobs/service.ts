import * as calls from '#contract/platform/jobs/positions.ts';
import { companies, type Company } from '../../content/jobs/companies.ts';
import { jobRegions, locatedCity } from '../../content/jobs/places.ts';
import { type PositionContent, positions } from '../../content/jobs/positions.ts';
import { day, wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { fits, similarTo } from './find-positions.ts';

/** Codes of refusals of the job board; no document shows any. */
const jobCodes = { noContact: 41301 } as const;

const paragraphs = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

function companyWith(id: string): Company {
  const company = companies.find((one) => one.id === id);
  if (!company) throw new Refusal(serverCodes.notFound, '没有找到这家企业');
  return company;
}

function wirePosition(position: PositionContent, now: number) {
  const { name: companyName } = companyWith(position.company);
  return {
    id: position.id,
    positionName: position.name,
    companyId: position.company,
    companyName,
    cityCode: position.cityCode,
    cityName: position.cityName,
    districtName: position.district,
    salaryMin: position.pay?.[0] ?? null,
    salaryMax: position.pay?.[1] ?? null,
    experience: position.experience,
    education: position.education,
    tagList: position.tags,
    recruitCount: position.wanted,
    publishTime: wireTime(now - position.publishedDaysAgo * day),
    status: position.closed ? 0 : 1,
  };
}

function wireCompany({ id, name, industry, scale, address, intro }: Company) {
  return {
    companyId: id,
    companyName: name,
    logo: '',
    industry,
    scale,
    address,
    intro: `<p>${intro}</p>`,
    positionCount: positions.filter((position) => position.company === id && !position.closed).length,
  };
}

/** Positions, companies and cities of the job board (002 §7). */
export const jobsService: Service = {
  name: 'jobs',
  tables: '',
  codes: jobCodes,
  handlers: [
    handle(calls.positionFindByCondition, ({ pageNum, pageSize, ...wanted }, { clock }) => {
      const found = positions.filter((position) => !position.closed && fits(position, wanted));
      const { list, total } = pageOf(
        found.toSorted((a, b) => a.publishedDaysAgo - b.publishedDaysAgo),
        { pageNum, pageSize },
      );
      return { list: list.map((position) => wirePosition(position, clock.now())), total };
    }),
    handle(calls.findSimilarPostion, ({ id }, { clock }) =>
      similarTo(positions, id).map((position) => wirePosition(position, clock.now())),
    ),
    handle(calls.positionFindById, ({ id }, { clock }) => {
      const position = positions.find((one) => one.id === id);
      if (!position) throw new Refusal(serverCodes.notFound, '没有找到这个职位');
      const { address, contact } = companyWith(position.company);
      return {
        ...wirePosition(position, clock.now()),
        description: paragraphs(position.work),
        requirement: paragraphs(position.asks),
        address,
        benefitList: position.tags,
        showContact: contact !== null,
      };
    }),
    handle(calls.companyInfo, ({ companyId }) => {
      const company = companyWith(companyId);
      if (!company.contact) throw new Refusal(jobCodes.noContact, '企业没有公开联系人');
      return { ...wireCompany(company), contactName: company.contact.name, contactPhone: company.contact.phone };
    }),
    handle(calls.companyInfoWithoutMan, ({ companyId }) => wireCompany(companyWith(companyId))),
    handle(calls.locatingCity, () => ({ cityCode: locatedCity.code, cityName: locatedCity.name })),
    handle(calls.jobRegionList, () =>
      jobRegions.map(({ code, name, cities }) => ({
        code,
        name,
        level: 1,
        children: cities.map((city) => ({ code: city.code, name: city.name })),
      })),
    ),
  ],
};
