import type { FormFieldKind } from '#contract/platform/learning/form.ts';

/** One item of a form. */
export interface FieldContent {
  id: string;
  label: string;
  type: Exclude<FormFieldKind, 'unknown'>;
  required?: true;
  hint?: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  most?: number;
  options?: readonly string[];
}

/** A form. Days of its collection count from the first start of the platform; none: at any time. */
export interface FormContent {
  id: string;
  name: string;
  description: string;
  once?: true;
  /** May be filled in without a session. */
  open?: true;
  fromDay?: number;
  untilDay?: number;
  thanks?: string;
  fields: readonly FieldContent[];
}

/** Every form of the platform. */
export const forms: readonly FormContent[] = [
  {
    id: 'f-fire-entry',
    name: '报名信息确认表',
    description: '请核对并补全报名信息。信息将用于准考证和职业技能等级证书，提交后仍可在收集截止前修改。',
    untilDay: 20,
    fields: [
      { id: 'name', label: '姓名', type: 'text', required: true, maxLength: 30, hint: '与身份证一致' },
      { id: 'born', label: '出生日期', type: 'date', required: true },
      {
        id: 'education',
        label: '文化程度',
        type: 'radio',
        required: true,
        options: ['初中及以下', '高中或中专', '大专', '本科及以上'],
      },
      { id: 'years', label: '从事本职业年限', type: 'number', required: true, unit: '年', minimum: 0, maximum: 50 },
      { id: 'home', label: '常住地区', type: 'region', required: true },
      {
        id: 'posts',
        label: '当前岗位（可多选）',
        type: 'checkbox',
        most: 2,
        options: ['消防控制室值班', '设施维修保养', '防火巡查', '其他'],
      },
      { id: 'proof', label: '工作证明照片', type: 'file', most: 2, hint: '盖有单位公章的工作年限证明' },
      { id: 'note', label: '需要考点协助的事项', type: 'textarea', maxLength: 200 },
    ],
  },
  {
    id: 'f-entry',
    name: '入厂安全承诺书',
    description: '本人已接受入厂三级安全教育，承诺遵守安全生产规章制度和操作规程，正确佩戴劳动防护用品，不违章作业。',
    once: true,
    fields: [
      { id: 'read', label: '我已阅读并理解以上承诺', type: 'radio', required: true, options: ['已阅读并同意'] },
      { id: 'clear', label: '安全教育讲解清楚程度', type: 'rate', required: true, most: 5 },
      { id: 'sign', label: '承诺人签名', type: 'signature', required: true },
    ],
  },
  {
    id: 'f-survey-2025',
    name: '2025 年度培训满意度调查',
    description: '请为过去一年的培训打分。',
    open: true,
    untilDay: -30,
    thanks: '调查已结束，感谢您的关注。结果将在公告中公布。',
    fields: [{ id: 'score', label: '总体满意度', type: 'rate', required: true, most: 5 }],
  },
  {
    id: 'f-open-day',
    name: '实训基地开放日登记',
    description: '登记后凭手机号入场，每人限登记一次。',
    open: true,
    untilDay: 30,
    fields: [
      { id: 'who', label: '姓名', type: 'text', required: true, maxLength: 30 },
      { id: 'phone', label: '手机号', type: 'text', required: true, maxLength: 11 },
      { id: 'people', label: '同行人数', type: 'number', required: true, unit: '人', minimum: 0, maximum: 5 },
    ],
  },
];
