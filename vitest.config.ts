import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'dist/**', 'dist-electron/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: [
            'electron/**/*.test.ts',
            'dev/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/integration/**/*.test.tsx'],
          setupFiles: ['tests/support/screen-setup.ts'],
          testTimeout: 60_000,
          exclude,
        },
      },
      {
        test: {
          name: 'host',
          environment: 'node',
          include: ['tests/host/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Kills and cameras want the machine to themselves.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          exclude,
        },
      },
    ],
  },
});
