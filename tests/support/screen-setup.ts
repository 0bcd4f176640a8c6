import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { keepNoElementStacks } from './no-element-stacks.ts';
import { missingTexts, writeDown } from './screen-page.ts';
import { settleEffectsAfterWaits } from './settled-effects.ts';
import { endTimersWithWindow } from './window-timers.ts';

afterAll(endTimersWithWindow());
settleEffectsAfterWaits();
keepNoElementStacks();

afterEach(() => {
  writeDown();
  cleanup();
  const missing = [...missingTexts];
  missingTexts.clear();
  if (missing.length > 0) throw new Error(`A screen asked for texts that nobody has: ${missing.join(', ')}`);
});
