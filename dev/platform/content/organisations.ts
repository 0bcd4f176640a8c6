/** A branch as findBranchList gives it: id and code for the old tenant version, ucode for the new one (001 §3). */
export interface BranchContent {
  id: string;
  name: string;
  actor: string;
  organ: string;
  code: string;
  ucode: string;
}

const branch = (id: string, name: string, organ: string, code: string): BranchContent => ({
  id,
  name,
  actor: 'student',
  organ,
  code,
  ucode: `u-${code}`,
});

export const branches: readonly BranchContent[] = [
  branch('b-east-power', '启程职业培训 · 华东电力分院', 'org-qicheng', 'QC0103'),
  branch('b-jiangbei', '启程职业培训 · 江北培训中心', 'org-qicheng', 'QC0207'),
  branch('b-anhe', '安和养老护理学院 · 总校', 'org-anhe', 'AH0001'),
  branch('b-liaoyuan', '燎原消防职业技能学校', 'org-liaoyuan', 'LY0001'),
  branch('b-group', '中筑集团 · 人力资源部', 'org-zhongzhu', 'ZZ0001'),
];
