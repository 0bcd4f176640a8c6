/** The error of a member of Electron that the host does not have. */
export function unimplemented(api: string, member: string | symbol): Error {
  return new Error(`host: electron.${api}.${String(member)} is not implemented`);
}

/** Members that others probe for on any object (promises, JSON, inspection): absent without a word. */
export function silentlyAbsent(key: string | symbol): boolean {
  return typeof key === 'symbol' || key.startsWith('_') || ['then', 'toJSON', 'constructor', 'inspect'].includes(key);
}

/** The same object, but reading a member it does not have throws. */
export function strictProxy<T extends object>(api: string, object: T): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      if (key in target || silentlyAbsent(key)) return Reflect.get(target, key, receiver);
      throw unimplemented(api, key);
    },
  });
}
