import { carePractice } from './care.ts';
import { firePractice } from './fire.ts';
import { foodPractice } from './food.ts';
import type { PracticeContent } from './practice-content.ts';
import { weldPractice } from './weld.ts';

/** Every practice of the platform, in the order of the list. */
export const practices: readonly PracticeContent[] = [firePractice, carePractice, weldPractice, foodPractice];

export function practiceById(id: string): PracticeContent | undefined {
  return practices.find((practice) => practice.id === id);
}
