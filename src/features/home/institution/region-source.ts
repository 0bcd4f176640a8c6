import { commonBranchFindRegion, gmBranchFindRegion } from '#contract/platform/home/institution.ts';
import type { Tenant } from '#domain/tenant/tenant.ts';

/** Which of the two region calls a tenant's branches go by: branch_region_source is gm or common, the default. */
export function regionCallOf({ options }: Pick<Tenant, 'options'>) {
  return options['branch_region_source']?.toLowerCase() === 'gm' ? gmBranchFindRegion : commonBranchFindRegion;
}
