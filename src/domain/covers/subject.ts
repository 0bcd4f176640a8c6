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

// Words of the platform's content, most telling first.
const words: readonly (readonly [RegExp, Subject])[] = [
  [/消防|灭火|防火|fire/i, 'fire'],
  [/信息安全|网络安全|数据|人工智能|cyber/i, 'security'],
  [/急救|救护|心肺|first aid/i, 'firstAid'],
  [/食品|餐饮|烹饪|营养|food/i, 'food'],
  [/婴|幼|母婴|保育|infant|child/i, 'infant'],
  [/养老|护理|照护|康复|家政|care|nurs/i, 'care'],
  [/焊|weld/i, 'welding'],
  [/电工|电气|电力|低压|高压|electr/i, 'electric'],
  [/物流|仓储|叉车|快递|运输|驾驶|logistic/i, 'logistics'],
  [/水|环保|污|泵站|大坝|河道|water/i, 'water'],
  [/建筑|施工|高处|塔吊|起重|build|construct/i, 'building'],
  [/法|伦理|职业道德|安全生产|合规|law|ethic/i, 'law'],
];

/** The subject of a name: by a word in it, else by a hash, so that one thing always has one cover. */
export function subjectOf(name: string): Subject {
  return words.find(([word]) => word.test(name))?.[1] ?? subjects[hashOf(name) % subjects.length] ?? 'law';
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
