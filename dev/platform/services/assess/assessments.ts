/** An assessment of the content; days count from today. */
export interface AssessContent {
  id: string;
  name: string;
  /** Day of its end; null: it has none. */
  lastDay: number | null;
  /** Day on which its validity ends, where it has an end of its own or none. */
  validUntil: number | null;
  refId: string;
  /** 1 training task, 2 training camp. */
  refType: string;
}

const ofTask = '1';
const ofCamp = '2';

/** Assessments of those who have every exam, the newest first. */
export const assessments: readonly AssessContent[] = [
  {
    id: 'as-fire',
    name: '消防设施操作员（四级）岗位能力测评',
    lastDay: 30,
    validUntil: 90,
    refId: 'camp-fire',
    refType: ofCamp,
  },
  {
    id: 'as-care',
    name: '养老护理员（五级）职业素养测评',
    lastDay: 12,
    validUntil: null,
    refId: 'camp-care',
    refType: ofCamp,
  },
  {
    id: 'as-power',
    name: '低压电工作业安全意识测评',
    lastDay: null,
    validUntil: 60,
    refId: 'camp-power',
    refType: ofCamp,
  },
  {
    id: 'as-interest',
    name: '职业兴趣与岗位匹配测评',
    lastDay: null,
    validUntil: null,
    refId: 'camp-info',
    refType: ofTask,
  },
  { id: 'as-aid', name: '应急救护员急救技能自评', lastDay: -3, validUntil: null, refId: 'camp-aid', refType: ofCamp },
  {
    id: 'as-river',
    name: '河道修防工汛前能力测评',
    lastDay: null,
    validUntil: -20,
    refId: 'camp-river',
    refType: ofCamp,
  },
];
