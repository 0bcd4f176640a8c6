import type { WireEnvironment } from '#contract/ipc/app.ts';

/** Environment names of a policy file. */
export const environmentNames = ['testing', 'fat', 'uat', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

const wire: Readonly<Record<EnvironmentName, WireEnvironment>> = {
  testing: 'daily',
  fat: 'daily',
  uat: 'pre',
  production: 'prod',
};

/** The platform's name of an environment (001 §9). */
export function wireEnvironment(name: EnvironmentName): WireEnvironment {
  return wire[name];
}
