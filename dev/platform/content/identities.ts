/** A learner is one by themselves; some are also sent by an employer, who has branches of its own. */
export interface IdentityContent {
  identity: string;
  name: string;
  organName: string;
  /** Organ whose branches this identity studies in; null: those that the learner joined. */
  organ: string | null;
}

export const personal: IdentityContent = { identity: 'personal', name: '个人学员', organName: '', organ: null };

const enterprise: IdentityContent = {
  identity: 'enterprise',
  name: '单位学员',
  organName: '中筑集团',
  organ: 'org-zhongzhu',
};

/** Phones of those whom an employer sends. */
const sent = new Set(['13800017719']);

/** What a learner may be. */
export function identitiesOf(phone: string): readonly IdentityContent[] {
  return sent.has(phone) ? [personal, enterprise] : [personal];
}

/** The tenant that runs the branches of an organ. */
export const tenantOfOrgan: Readonly<Record<string, string>> = {
  'org-qicheng': 'qicheng',
  'org-anhe': 'anhe',
  'org-liaoyuan': 'liaoyuan',
  'org-zhongzhu': 'zhongzhu',
};
