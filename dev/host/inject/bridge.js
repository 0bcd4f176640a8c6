// One end of the wire between the page's world and the preload's: synchronous events whose detail Blink clones between
// worlds. Functions and promises travel as numbers. Runs in the page, so it uses nothing but what it is given.
(function bridge(sendName, hearName) {
  const dispatch = EventTarget.prototype.dispatchEvent.bind(document);
  const OwnEvent = CustomEvent;
  const OwnPromise = Promise;
  const functions = new Map();
  const numbers = new WeakMap();
  const pending = new Map();
  const on = {};
  let last = 0;
  let box;

  const post = (message) => dispatch(new OwnEvent(sendName, { detail: message }));
  const asError = (error) => (error instanceof Error ? error : new Error(String(error)));
  const isPlain = (value) => Object.prototype.toString.call(value) === '[object Object]';

  function wrap(value) {
    if (typeof value === 'function') {
      let id = numbers.get(value);
      if (!id) {
        last += 1;
        id = last;
        numbers.set(value, id);
        functions.set(id, value);
      }
      return { hostFunction: id };
    }
    if (value === null || typeof value !== 'object') return typeof value === 'symbol' ? undefined : value;
    if (value instanceof OwnPromise) {
      last += 1;
      const id = last;
      value.then(
        (result) => post({ type: 'resolved', id, value: wrap(result) }),
        (error) => post({ type: 'rejected', id, value: asError(error) }),
      );
      return { hostPromise: id };
    }
    if (Array.isArray(value)) return value.map(wrap);
    if (value instanceof Error || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrap(item)]));
  }

  function unwrap(value, frozen) {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const list = value.map((item) => unwrap(item, frozen));
      return frozen ? Object.freeze(list) : list;
    }
    if (value.hostFunction) return (...args) => callOther(value.hostFunction, args);
    if (value.hostPromise)
      return new OwnPromise((resolve, reject) => pending.set(value.hostPromise, { resolve, reject }));
    if (!isPlain(value)) return value;
    const object = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unwrap(item, frozen)]));
    return frozen ? Object.freeze(object) : object;
  }

  function callOther(id, args) {
    box = undefined;
    post({ type: 'call', id, args: wrap(args) });
    const answer = box;
    box = undefined;
    if (!answer) throw new Error('host bridge: no answer');
    if ('error' in answer) throw answer.error;
    return unwrap(answer.value);
  }

  function callOwn({ id, args }) {
    try {
      return { type: 'returned', value: wrap(functions.get(id)(...unwrap(args))) };
    } catch (error) {
      return { type: 'returned', error: asError(error) };
    }
  }

  function settle(message) {
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'resolved') waiting?.resolve(unwrap(message.value));
    else waiting?.reject(message.value);
  }

  document.addEventListener(
    hearName,
    (event) => {
      event.stopImmediatePropagation();
      const message = event.detail;
      if (message.type === 'call') post(callOwn(message));
      else if (message.type === 'returned') box = message;
      else if (message.type === 'resolved' || message.type === 'rejected') settle(message);
      else on[message.type]?.(message);
    },
    true,
  );
  return { on, post, wrap, unwrap };
});
