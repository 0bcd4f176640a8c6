import type { WireEnvironment } from '../../src/contract/ipc/app.ts';

/** Environments as a policy names them. */
export const environmentNames = ['testing', 'fat', 'uat', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

const wire: Readonly<Record<EnvironmentName, WireEnvironment>> = {
  testing: 'daily',
  fat: 'daily',
  uat: 'pre',
  production: 'prod',
};

/** An environment as the platform's calls name it (001 §9). */
export function wireEnvironment(name: EnvironmentName): WireEnvironment {
  return wire[name];
}
