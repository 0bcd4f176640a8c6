/** An event that a listener can prevent, as Electron's listeners get it. */
export type Preventable<T extends object = object> = {
  preventDefault: () => void;
  readonly defaultPrevented: boolean;
} & T;

export function preventable(): Preventable;
export function preventable<T extends object>(details: T): Preventable<T>;
export function preventable(details: object = {}): Preventable {
  let prevented = false;
  const event = {
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
  return Object.defineProperties(event, Object.getOwnPropertyDescriptors(details));
}
