import { vi } from 'vitest';

// A condition that comes true in a moment may take seconds on a loaded machine; waiting longer costs nothing when it does.
const patience = 30_000;
const applied = Symbol.for('lectern.patience');

// Files of a project that share a worker each run this.
if (!Reflect.has(vi, applied)) {
  const waitFor = vi.waitFor.bind(vi);
  vi.waitFor = (condition, options) =>
    waitFor(condition, typeof options === 'number' ? options : { timeout: patience, ...options });
  Reflect.set(vi, applied, true);
}
