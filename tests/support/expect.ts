import { expect as withDefaults } from '@playwright/test';

/** Playwright's `expect` with patience: what comes in a moment may take many seconds on a loaded machine. */
export const expect = withDefaults.configure({ timeout: 30_000 });
