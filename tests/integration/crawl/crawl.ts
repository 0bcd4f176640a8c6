import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rowOf } from '#app/routes/route-lookup.ts';
import { routes } from '#app/routes/routes.ts';
import { navigatingAtom } from '#app/session/redirecting.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { sessionAtom } from '#domain/app-state.ts';
import type { TestClient } from '../../support/app.ts';
import { controlsOnPage, isFile, openDialog, type Control } from './controls.ts';
import { Filler } from './values.ts';

/** A screen that clicks led to. */
interface Place {
  /** Path and query. */
  address: string;
  /** What the router kept beside the address. */
  kept: unknown;
  /** What was clicked since the start of the client. */
  clicks: readonly string[];
}

interface CrawlOptions {
  /** What the learner types who signs in, by the name of the field. */
  own: Readonly<Record<string, string>>;
  /** Signs the learner in again whose session ended by a click. */
  signInAgain: (() => Promise<void>) | null;
  /** Ends the crawl after so many clicks, on a slow machine after this time. */
  most: number;
  longestMs: number;
}

export interface Crawled {
  /** First way to each path. */
  reached: ReadonlyMap<string, readonly string[]>;
  /** When which way was gone, in epoch ms, in order. */
  steps: readonly { at: number; clicks: readonly string[] }[];
  /** First way to each page of another host. */
  windows: ReadonlyMap<string, readonly string[]>;
  /** False: the crawl ended before everything was pressed. */
  whole: boolean;
}

/** The same control in this many rows, or steps, and no more. */
const mostContexts = 3;
const mostOnward = 8;
const onward = /^(下一|继续|确定|开始|提交|完成|同意|我知道了|使用|拍摄)/;
/** Of one place: this many names of a choice, or of links that lead to the same screen. */
const mostAlike = 8;
const mostChoices = 4;
/** Addresses of one screen that are looked at. */
const mostAddresses = 6;
const deepest = 12;
/** Clicks on one screen before the others have their turn, more in each of its turns; what a click opened is gone through. */
const mostInTurn = 8;
const mostWithin = 60;
/** Screens that are walked through without a way back. */
const longestWalk = 5;
/** Ends the session, or takes something away that others need: pressed at the end. */
const last = /退出|注销|切换账号|English|Français|中文|切换机构|清除|修改密码|更换手机号|更换邮箱|示例|体验/;
/** Of these, what nobody comes back from comes last. */
const lastOfAll = [/退出|切换账号/, /更换/, /修改密码/, /注销/];
/** What of its clicks and its time a crawl keeps for them. */
const keptForLast = 0.3;

/** What leads back or away comes after everything else. */
const away = /^(关闭|取消|返回|稍后|放弃|跳到)/;
/** What an engineer does, whose calls are none of a screen. */
const never = /检查平台连接/;

/** A learner who presses everything once, as deep as it goes, and types no address. */
export class Crawl {
  readonly #client: TestClient;
  readonly #options: CrawlOptions;
  readonly #user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
  readonly #filler: Filler;
  readonly #queue: Place[] = [];
  readonly #later: { place: Place; steps: readonly Control[] }[] = [];
  readonly #known = new Set<string>();
  readonly #pressed = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #visited = new Map<string, number>();
  readonly #addresses = new Map<string, number>();
  readonly #reached = new Map<string, readonly string[]>();
  readonly #windows = new Map<string, readonly string[]>();
  readonly #steps: { at: number; clicks: readonly string[] }[] = [];
  readonly #begun = performance.now();
  #here: readonly string[] = [];
  #gone = false;
  #visits = 0;
  #clicks = 0;
  #turnEnds = 0;
  #walk = 0;
  #atTheEnd = false;

  constructor(client: TestClient, options: CrawlOptions) {
    this.#client = client;
    this.#options = options;
    this.#filler = new Filler(this.#user, client.platform, options.own);
  }

  /** Another window of the client opens at an address: a place that the last click led to. */
  readonly openWindow = (address: string): void => {
    this.#add({ address, kept: {}, clicks: this.#here });
  };

  /** A page of another host opens in a window of its own. */
  readonly seeElsewhere = (pathname: string): void => {
    if (!this.#windows.has(pathname)) this.#windows.set(pathname, this.#here);
  };

  /** From where the client stands now. */
  async run(): Promise<Crawled> {
    await this.#settle();
    this.#arrive([]);
    for (let place = this.#take(); place; place = this.#take()) await this.#visit(place);
    this.#atTheEnd = true;
    for (const { place, steps } of this.#later.toSorted((one, other) => lateness(one) - lateness(other))) {
      if (this.#spent) break;
      if (!(await this.#returnTo(place, steps.slice(0, -1)))) continue;
      const control = find(steps.at(-1));
      this.#turnEnds = this.#clicks + mostInTurn;
      if (control) await this.#follow(place, steps.slice(0, -1), control);
      for (let next = this.#take(); next; next = this.#take()) await this.#visit(next);
    }
    return { reached: this.#reached, steps: this.#steps, windows: this.#windows, whole: !this.#spent };
  }

  /** The place whose screen was looked at least often, the nearest first. */
  #take(): Place | undefined {
    const seldom = this.#queue.toSorted((one, other) => this.#seen(one) - this.#seen(other))[0];
    if (seldom) this.#queue.splice(this.#queue.indexOf(seldom), 1);
    return seldom;
  }

  #seen({ address }: Place): number {
    return this.#visited.get(screenOf(address)) ?? 0;
  }

  get #spent(): boolean {
    const { most, longestMs } = this.#options;
    const share = this.#atTheEnd ? 1 : 1 - keptForLast;
    const isOver = performance.now() - this.#begun >= longestMs * share;
    return this.#gone || this.#clicks >= most * share || isOver;
  }

  async #visit(place: Place): Promise<void> {
    const turn = this.#seen(place) + 1;
    this.#visited.set(screenOf(place.address), turn);
    if (this.#spent || !(await this.#returnTo(place, []))) return;
    this.#turnEnds = this.#clicks + mostInTurn * turn;
    await this.#explore(place, []);
    if (this.#turnEnds <= this.#clicks) this.#queue.push(place);
  }

  /** Goes on from a screen that was not seen before, and that a click led to just now. */
  async #walkOn(): Promise<void> {
    const place = this.#queue.find(({ address }) => address === addressNow());
    if (!place || this.#walk >= longestWalk || this.#seen(place) > 0 || openDialog()) return;
    this.#queue.splice(this.#queue.indexOf(place), 1);
    const [left, before] = [this.#turnEnds - this.#clicks, this.#walk];
    this.#walk += 1;
    await this.#visit(place);
    this.#walk = before;
    this.#turnEnds = this.#clicks + left;
  }

  /** Presses what was not pressed yet and did not stand there before these steps from a place. */
  async #explore(place: Place, steps: readonly Control[], seen: ReadonlySet<string> = new Set()): Promise<void> {
    const next = () => this.#next(place, steps, seen);
    // What was opened by steps is not come back to.
    const ends = () => this.#turnEnds + (steps.length > 0 ? mostWithin : 0);
    while (!this.#spent && this.#clicks < ends()) {
      const control = next();
      if (!control) return;
      const same = await this.#follow(place, steps, control, seen);
      if (!same && !(await this.#returnTo(place, steps))) return;
    }
  }

  /** Presses a control, and goes on from there. True: everything stands where it stood. */
  async #follow(
    place: Place,
    steps: readonly Control[],
    control: Control,
    seen: ReadonlySet<string> = new Set(),
  ): Promise<boolean> {
    const before = addressNow();
    const stood = namesOnPage();
    const way = [...place.clicks, ...steps.map(said), said(control)];
    await this.#press(control, way);
    if (addressNow() !== before) {
      this.#arrive(way);
      // What the frame leads to is one click from everywhere, and no longer way.
      if (!this.#atTheEnd && control.scope !== 'frame') await this.#walkOn();
      return false;
    }
    const stands = namesOnPage();
    const known = new Set([...seen, ...stood]);
    const isNew = [...stands].some((name) => !known.has(name));
    if (isNew && steps.length < deepest) await this.#explore(place, [...steps, control], known);
    return !isNew && stands.size === stood.size && [...stood].every((name) => stands.has(name));
  }

  #next(place: Place, steps: readonly Control[], seen: ReadonlySet<string>): Control | undefined {
    return this.#inOrder(controlsOnPage()).find((control) => {
      if (
        control.role === 'slider' ||
        never.test(control.name) ||
        seen.has(nameOfControl(control)) ||
        this.#leadsNowhereNew(control) ||
        !this.#isNew(control)
      )
        return false;
      if (this.#atTheEnd || !last.test(control.name) || control.name.length > 20) return true;
      this.#later.push({ place, steps: [...steps, control] });
      return false;
    });
  }

  /** Links to screens that nobody saw first, those to screens that are known after the rest, what leads back or away last. */
  #inOrder(controls: readonly Control[]): readonly Control[] {
    const rank = ({ name, element }: Control) => {
      if (away.test(name)) return 3;
      const screen = leadsTo(element);
      return screen === null ? 1 : this.#visited.has(screen) ? 2 : 0;
    };
    return controls.toSorted((one, other) => rank(one) - rank(other));
  }

  /** A link to an address where somebody was. */
  #leadsNowhereNew({ element }: Control): boolean {
    return this.#known.has(element.getAttribute('href') ?? '');
  }

  /** True once for each control that is worth a click. */
  #isNew(control: Control): boolean {
    // The frame and a dialog are the same wherever they stand.
    const where = control.scope === 'screen' ? pathOf(addressNow()) : control.scope;
    const key = `${where} ${control.role} ${control.name}`;
    const whole = control.scope === 'frame' || leadsTo(control.element) ? key : `${key} ${control.context}`;
    if (this.#pressed.has(whole)) return false;
    this.#pressed.add(whole);
    const isChoice =
      /radio|checkbox|option|switch|textbox/.test(control.role) || control.element.hasAttribute('aria-pressed');
    const alike = `${where} ${control.role} ${leadsTo(control.element) ?? (isChoice ? 'choice' : control.name)}`;
    const mostOfKey = onward.test(control.name) ? mostOnward : mostContexts;
    const most = leadsTo(control.element) ? mostAlike : isChoice ? mostChoices : mostOfKey;
    return this.#count(key) <= mostOfKey && this.#count(`alike ${alike}`) <= most;
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count;
  }

  async #press({ element, role, name }: Control, way: readonly string[]): Promise<void> {
    this.#clicks += 1;
    this.#here = way;
    this.#steps.push({ at: Date.now(), clicks: way });
    if (isFile(element)) await this.#filler.upload(element);
    else if (element instanceof HTMLSelectElement) {
      const other = [...element.options].find(
        ({ value, disabled }) => value !== element.value && value !== '' && !disabled,
      );
      if (other) await this.#user.selectOptions(element, other);
    } else if (role === 'textbox' && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      await this.#filler.type(element, name);
      if (element instanceof HTMLInputElement) await this.#user.keyboard('{Enter}');
    } else {
      if (role === 'button') await this.#filler.fillAround(element);
      if (element.isConnected) await this.#user.click(element);
    }
    await this.#settle();
    await this.#stayIn();
  }

  /** The session may have ended by the click: the learner signs in again, and goes on. */
  async #stayIn(): Promise<void> {
    const { signInAgain } = this.#options;
    if (!signInAgain || this.#client.app.store.get(sessionAtom).signedIn) return;
    this.#arrive(this.#here);
    // Nobody comes back whose account or password went by these clicks.
    this.#gone = await signInAgain().then(
      () => false,
      () => true,
    );
    await this.#client.restart(sitePaths.root.to());
    await this.#settle();
  }

  /** Where the page stands now, as reached on this way. */
  #arrive(clicks: readonly string[]): void {
    const { state }: { state: unknown } = window.history;
    this.#add({ address: addressNow(), kept: state, clicks });
  }

  #add(place: Place): void {
    const { pathname } = new URL(place.address, 'https://client');
    const shorter = (this.#reached.get(pathname)?.length ?? Infinity) > place.clicks.length;
    if (shorter) this.#reached.set(pathname, place.clicks);
    const screen = screenOf(place.address);
    if (this.#known.has(place.address)) return;
    this.#known.add(place.address);
    const count = (this.#addresses.get(screen) ?? 0) + 1;
    this.#addresses.set(screen, count);
    if (count <= mostAddresses) this.#queue.push(place);
  }

  /** Back to where these steps led from a place; false: it is no longer there. */
  async #returnTo(place: Place, steps: readonly Control[]): Promise<boolean> {
    const begins = steps.length === 0 || find(steps[0]) !== undefined;
    const stands = addressNow() === place.address && openDialog() === null && begins;
    if (!stands && !(await this.#goTo(place))) return false;
    for (const step of steps) {
      const control = find(step);
      // What is asked once, as whether a paper goes on, is not asked again.
      if (!control) continue;
      await this.#press(control, [...place.clicks, ...steps.slice(0, steps.indexOf(step) + 1).map(said)]);
    }
    return true;
  }

  /** As the window's own way back does; a page that does not let go is closed, and the client started there. */
  async #goTo({ address, kept, clicks }: Place): Promise<boolean> {
    this.#here = clicks;
    if (openDialog()) {
      await this.#user.keyboard('{Escape}');
      await this.#settle();
    }
    this.#visits += 1;
    const state = { ...(typeof kept === 'object' ? kept : {}), key: `crawl${this.#visits}`, idx: this.#visits };
    await act(async () => {
      window.history.pushState(state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await this.#settle();
    if (addressNow() !== address || openDialog()) {
      await this.#client.restart(address);
      await this.#settle();
    }
    return addressNow() === address;
  }

  /** Nothing is asked, loaded or drawn any more, or it never ends. */
  async #settle(): Promise<void> {
    const until = Date.now() + 6_000;
    for (let calm = 0; calm < 4 && Date.now() < until;) {
      const { queries, store } = this.#client.app;
      const busy = queries.isFetching() + queries.isMutating() > 0 || store.get(navigatingAtom) || isBusy();
      calm = busy ? 0 : calm + 1;
      await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
    }
  }
}

/** How late in the end something is pressed. */
const lateness = ({ steps }: { steps: readonly Control[] }) =>
  lastOfAll.findLastIndex((kind) => kind.test(steps.at(-1)?.name ?? ''));
const isBusy = () => document.querySelector('#screen [aria-busy="true"], button[aria-busy="true"]') !== null;
const addressNow = () => `${window.location.pathname}${window.location.search}`;
const said = ({ role, name, context }: Control) =>
  `${role} ${name}${context && context !== name ? ` (${context})` : ''}`;
const nameOfControl = ({ scope, role, name }: Control) => `${scope} ${role} ${name}`;
const namesOnPage = () => new Set(controlsOnPage().map(nameOfControl));

/** The same control on the page as it is now, of the same row where it is there. */
function find(wanted: Control | undefined): Control | undefined {
  if (!wanted) return undefined;
  const alike = controlsOnPage().filter((control) => nameOfControl(control) === nameOfControl(wanted));
  return alike.find(({ context }) => context === wanted.context) ?? alike[0];
}

/** The screen of an address. */
function pathOf(address: string): string {
  return rowOf(routes, new URL(address, 'https://client').pathname)?.path ?? '*';
}

/** The same with the part that is open in it. */
function screenOf(address: string): string {
  const { searchParams } = new URL(address, 'https://client');
  return [pathOf(address), ...['tab', 'view'].map((name) => searchParams.get(name)).filter(Boolean)].join(' ');
}

function leadsTo(element: HTMLElement): string | null {
  const href = element.getAttribute('href');
  return href?.startsWith('/') ? screenOf(href) : null;
}
