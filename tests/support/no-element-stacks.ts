import * as React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/** React keeps the stack of where each element was made, up to so many of them a second. */
const enough = 10_000;

/** Tells React that it has kept enough stacks: they are for its warnings alone, and take a tenth of a screen's test. */
export function keepNoElementStacks(): void {
  if (typeof internals !== 'object' || internals === null) return;
  const counter = { get: () => enough, set: () => {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', counter);
}
