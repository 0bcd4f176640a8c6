import { bank, single, type BankDraft } from '../bank.ts';

/** A kind of calculation: the question for a pair of numbers, its result and the unit. */
interface Calculation {
  pairs: readonly (readonly [number, number])[];
  ask: (a: number, b: number) => string;
  result: (a: number, b: number) => number;
  unit: string;
}

function grid(first: readonly number[], second: readonly number[]): [number, number][] {
  return first.flatMap((a) => second.map((b): [number, number] => [a, b]));
}

const calculations: readonly Calculation[] = [
  {
    pairs: grid([24, 36, 110, 220, 380], [4, 5, 8, 10, 11, 20, 22, 40, 44, 55]),
    ask: (u, r) => `电阻为 ${r} Ω 的负载接在 ${u} V 的电源上，通过负载的电流是多少？`,
    result: (u, r) => u / r,
    unit: 'A',
  },
  {
    pairs: grid([110, 220, 380], [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25]),
    ask: (u, i) => `单相纯电阻负载的电压为 ${u} V、电流为 ${i} A，它消耗的功率是多少？`,
    result: (u, i) => u * i,
    unit: 'W',
  },
  {
    pairs: grid([40, 60, 100, 200, 500, 1000, 1500, 2000], [2, 3, 5, 8, 10, 24]),
    ask: (p, h) => `功率为 ${p} W 的用电设备连续工作 ${h} h，消耗的电能是多少？`,
    result: (p, h) => (p * h) / 1000,
    unit: 'kW·h',
  },
  {
    pairs: grid([3, 5, 8, 10, 12, 15, 20, 25], [4, 6, 9, 12, 18]),
    ask: (a, b) => `${a} Ω 与 ${b} Ω 的两个电阻串联，总电阻是多少？`,
    result: (a, b) => a + b,
    unit: 'Ω',
  },
  {
    pairs: grid([4, 6, 10, 12, 20, 30], [4, 6, 10, 12, 20, 30, 60]),
    ask: (a, b) => `${a} Ω 与 ${b} Ω 的两个电阻并联，总电阻约为多少？`,
    result: (a, b) => (a * b) / (a + b),
    unit: 'Ω',
  },
  {
    pairs: grid([1, 2, 3, 4], [20, 25, 30, 40, 50, 60]),
    ask: (p, f) => `变频器输出频率为 ${f} Hz，磁极对数为 ${p} 的三相异步电动机的同步转速是多少？`,
    result: (p, f) => (60 * f) / p,
    unit: 'r/min',
  },
  {
    pairs: grid([10, 20, 30, 40, 50, 60, 75, 100], [2, 4, 5, 8, 10, 12]),
    ask: (ratio, i) => `变比为 ${ratio * 5}/5 的电流互感器，二次侧电流为 ${i / 4} A 时，一次侧电流是多少？`,
    result: (ratio, i) => (ratio * i) / 4,
    unit: 'A',
  },
  {
    pairs: grid([4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45], [0.8, 0.85, 0.9]),
    ask: (p, cos) => `输入功率为 ${p} kW、功率因数为 ${cos} 的三相负载接在 380 V 线路上，线电流约为多少？`,
    result: (p, cos) => (p * 1000) / (Math.sqrt(3) * 380 * cos),
    unit: 'A',
  },
  {
    pairs: grid([5, 8, 10, 16, 20, 25], [0.5, 1, 2, 4]),
    ask: (i, r) => `接地电流为 ${i} A、接地电阻为 ${r} Ω 时，接地体的对地电压是多少？`,
    result: (i, r) => i * r,
    unit: 'V',
  },
  {
    pairs: grid([1, 2, 3, 4, 5, 6, 8, 10], [220, 380, 110, 36]),
    ask: (r, u) => `人体电阻按 ${r * 500} Ω 计，接触 ${u} V 电压时，通过人体的电流约为多少？`,
    result: (r, u) => (u / (r * 500)) * 1000,
    unit: 'mA',
  },
];

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The right result among three that come from usual mistakes; the place follows from the number of the question. */
function ofCalculation({ ask, result, unit }: Calculation, a: number, b: number, index: number): BankDraft | null {
  const right = result(a, b);
  const texts = [right, right * 2, right / 2, right * 1.5].map((value) => `${rounded(value)} ${unit}`);
  if (new Set(texts).size < 4 || right === 0) return null;
  const [answer = '', ...options] = texts;
  const place = index % 4;
  options.splice(place, 0, answer);
  return single(ask(a, b), options, String.fromCharCode(65 + place));
}

const drafts = calculations.flatMap((calculation) =>
  calculation.pairs.flatMap(([a, b], index) => ofCalculation(calculation, a, b, index) ?? []),
);

/** Calculations of an electrician, one for each pair of usual values. */
export const powerCalculations = bank('dyj', drafts);
