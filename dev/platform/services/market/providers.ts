import { openPlatformStuFindBranch } from '#contract/platform/market/providers.ts';
import { handleOpen } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { branchesOf, branchOnWire } from '../institution/branches.ts';

/** Providers with courses, the largest offer first; a name matches in part and regardless of case (000 §7). */
export const providerHandlers = [
  handleOpen(openPlatformStuFindBranch, ({ pageNum, pageSize, branchName = '' }, { tenant }) => {
    const wanted = branchName.trim().toLowerCase();
    const found = branchesOf(tenant)
      .filter(({ name, place }) => place.courses > 0 && name.toLowerCase().includes(wanted))
      .sort((a, b) => b.place.courses - a.place.courses);
    const { list, total } = pageOf(found, { pageNum, pageSize });
    return { list: list.map(branchOnWire), total };
  }),
];
