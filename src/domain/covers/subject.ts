export const subjects = [
  'fire',
  'electric',
  'care',
  'welding',
  'logistics',
  'water',
  'infant',
  'security',
  'food',
  'firstAid',
  'building',
  'law',
] as const;
export type Subject = (typeof subjects)[number];

// Keywords in names of the platform's content, most specific first.
const keywords: readonly (readonly [RegExp, Subject])[] = [
  [/消防|灭火|防火|fire/i, 'fire'],
  [/信息安全|网络安全|数据|人工智能|cyber/i, 'security'],
  [/急救|救护|心肺|first aid/i, 'firstAid'],
  [/食品|餐饮|烹饪|营养|food/i, 'food'],
  [/婴|幼|母婴|保育|infant|child/i, 'infant'],
  [/养老|护理|照护|疗护|老年|康复|家政|care|nurs/i, 'care'],
  [/焊|weld/i, 'welding'],
  [/电工|电气|电力|低压|高压|electr/i, 'electric'],
  [/物流|仓储|叉车|快递|运输|驾驶|logistic/i, 'logistics'],
  [/水|环保|污|泵站|大坝|河道|water/i, 'water'],
  [/建筑|施工|高处|塔吊|起重|build|construct/i, 'building'],
  [/法|伦理|职业道德|安全生产|合规|law|ethic/i, 'law'],
];

/** The subject of an item by a keyword in its name, else by a hash, so that the cover of an item never changes. */
export function subjectOf(name: string): Subject {
  return keywords.find(([keyword]) => keyword.test(name))?.[1] ?? subjects[hashOf(name) % subjects.length] ?? 'law';
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
