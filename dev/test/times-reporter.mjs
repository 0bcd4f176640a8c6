// A reporter of vitest: how long each file took, imports and hooks included, which the JSON report leaves out.
import { writeFileSync } from 'node:fs';

/** Names the file to write. */
const target = process.env['LECTERN_TIMES'];

export default class TimesReporter {
  onTestRunEnd(modules) {
    if (!target) return;
    const times = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
      return { file: module.moduleId, ms: Math.round(ms) };
    });
    writeFileSync(target, JSON.stringify(times));
  }
}
