import { createWorkerStore } from '../evidence/worker-store.ts';

// A client of its own for the kill test: adds one capture after the other and says how many are on disk.
const store = createWorkerStore({
  workerUrl: new URL('../evidence/worker.ts', import.meta.url),
  file: process.argv[2] ?? '',
  maxBytes: 500_000_000,
  log: (line) => process.stderr.write(`${line}\n`),
});

for (;;) {
  const item = { accountId: 'lm', attemptId: 'a1', kind: 'capture', lane: 'front', at: Date.now() } as const;
  const { waiting } = await store.add({ ...item, body: new Uint8Array(20_000).fill(7) });
  process.stdout.write(`${waiting}\n`);
}
