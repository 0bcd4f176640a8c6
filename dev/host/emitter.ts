import { EventEmitter } from 'node:events';
import { silentlyAbsent, unimplemented } from './strict-proxy.ts';

/** An event emitter whose events are those of a map, and which throws when a member is read that the host doesn't have. */
export class Emitter<M> extends EventEmitter {
  static readonly apiName: string = 'Emitter';

  constructor() {
    super();
    this.setMaxListeners(0);
  }
  override on<E extends keyof M & string>(event: E, listener: Listener<M, E>): this {
    return super.on(event, plain<M, E>(listener));
  }
  override addListener<E extends keyof M & string>(event: E, listener: Listener<M, E>): this {
    return super.on(event, plain<M, E>(listener));
  }
  override once<E extends keyof M & string>(event: E, listener: Listener<M, E>): this {
    return super.once(event, plain<M, E>(listener));
  }
  override off<E extends keyof M & string>(event: E, listener: Listener<M, E>): this {
    return super.off(event, plain<M, E>(listener));
  }
  override removeListener<E extends keyof M & string>(event: E, listener: Listener<M, E>): this {
    return super.off(event, plain<M, E>(listener));
  }
  override emit<E extends keyof M & string>(event: E, ...args: Arguments<M, E>): boolean {
    return super.emit(event, ...args);
  }
}

export type Arguments<M, E extends keyof M> = M[E] extends unknown[] ? M[E] : never;
export type Listener<M, E extends keyof M> = (...args: Arguments<M, E>) => void;

// The emitter hands every listener what its event's `emit` was given, which the map has typed.
function plain<M, E extends keyof M>(listener: Listener<M, E>): (...args: unknown[]) => void {
  return listener as (...args: unknown[]) => void;
}

// Missing members fall through the prototype chain to this proxy; on the chain's end it leaves `this` and identity alone.
Object.setPrototypeOf(
  Emitter.prototype,
  new Proxy(EventEmitter.prototype, {
    get(target, key, receiver: object) {
      if (key in target || silentlyAbsent(key)) return Reflect.get(target, key, receiver);
      const { constructor } = receiver;
      throw unimplemented('apiName' in constructor ? String(constructor.apiName) : constructor.name, key);
    },
    getPrototypeOf: () => EventEmitter.prototype,
  }),
);
