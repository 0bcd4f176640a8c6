import type { LockdownStep } from '#contract/ipc/lockdown.ts';
import type { Step } from '../step.ts';

/** The steps whose effect is in the page alone, which applies them while the state names them. */
const pageNames = ['developer-tools', 'context-menu', 'printing', 'drag-and-drop', 'clipboard'] as const;
type PageStep = (typeof pageNames)[number];

export function isPageStep(name: LockdownStep): name is PageStep {
  return pageNames.some((known) => known === name);
}

export function pageStep(name: PageStep): Step {
  return { name, start: () => () => undefined };
}
