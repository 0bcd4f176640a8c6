import type { BankQuestion } from './bank.ts';
import { aidBank } from './banks/aid.ts';
import { careBank } from './banks/care.ts';
import { fireBank } from './banks/fire.ts';
import { foodBank } from './banks/food.ts';
import { forkliftBank } from './banks/forklift.ts';
import { infoBank } from './banks/info.ts';
import { mixedBank } from './banks/mixed.ts';
import { powerCalculations } from './banks/power-calculations.ts';
import { powerRules } from './banks/power-rules.ts';
import { powerBank } from './banks/power.ts';
import { weldBank } from './banks/weld.ts';

const banks: Readonly<Record<string, readonly BankQuestion[]>> = {
  power: [...powerBank, ...powerRules, ...powerCalculations],
  fire: fireBank,
  aid: aidBank,
  weld: weldBank,
  forklift: forkliftBank,
  food: foodBank,
  care: careBank,
  info: infoBank,
  mixed: mixedBank,
};

const byId = new Map(
  Object.values(banks)
    .flat()
    .map((question) => [question.id, question]),
);

/** The questions of a subject. */
export function bankOf(name: string): readonly BankQuestion[] {
  return banks[name] ?? [];
}

export function questionById(id: string): BankQuestion | undefined {
  return byId.get(id);
}
