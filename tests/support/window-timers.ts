/**
 * A window that closes takes its timers with it. The window of a test is Node's global object, whose timers outlive
 * the page: one that fires after the last test finds no document.
 */
export function endTimersWithWindow(): () => void {
  const pending = new Set<NodeJS.Timeout>();
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply(target, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, args);
      pending.add(timer);
      return timer;
    },
  });
  return () => {
    for (const timer of pending) clearTimeout(timer);
    pending.clear();
  };
}
