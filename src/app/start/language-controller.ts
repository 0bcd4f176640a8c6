import { appName } from '../../contract/ipc/app.ts';
import { firstVisitLocale, type Locale } from '../../contract/ipc/locale.ts';
import { send } from '../../api/client.ts';
import { checkPackageVersion, getConfiguration, getCourseGrantList } from '../../contract/platform/site/language.ts';
import { ask, desktop } from '../../lib/desktop.ts';
import { applyPack, changeLocale, currentLocale, startI18n, i18n } from '../../lib/i18n/i18n.ts';
import { readPackTexts } from '../../lib/i18n/pack.ts';
import { isNewer } from './language-version.ts';
import { logFailure } from '../../lib/log.ts';
import {
  appInfoAtom,
  connectionAtom,
  settingsAtom,
  tenantAtom,
  tenantFetchedAtom,
} from '../../domain/session/state.ts';
import { localeOf, type Store } from './boot.ts';

/** The language on screen with the platform's words over the shipped ones (000 §4). */
export class LanguageController {
  readonly #store: Store;
  readonly #stop = new AbortController();
  /** Languages whose pack could not be looked up; tried again when the platform is there. */
  readonly #open = new Set<Locale>();

  constructor(store: Store) {
    this.#store = store;
    const stopWatching = store.sub(connectionAtom, () => {
      if (store.get(connectionAtom) === 'online' && this.#open.has(currentLocale()))
        void this.#refresh(currentLocale());
    });
    this.#stop.signal.addEventListener('abort', stopWatching);
  }

  /** Shows the first language with the kept words; newer ones come later, no network is waited for. */
  async start(): Promise<void> {
    const locale = localeOf(this.#store);
    await startI18n(locale, await this.#kept(locale));
    void this.#refresh(locale);
    void this.#firstVisit();
  }

  /** The settings changed: the language may be another one. */
  follow = (): void => {
    const locale = localeOf(this.#store);
    if (i18n.isInitialized && locale !== currentLocale()) this.#showQuietly(locale);
  };

  /** The configuration changed, maybe to another tenant's: so may language and words. */
  followTenant = (): void => {
    if (i18n.isInitialized) this.#showQuietly(localeOf(this.#store));
  };

  stop(): void {
    this.#stop.abort();
  }

  #showQuietly(locale: Locale): void {
    this.#show(locale).catch((error: unknown) => logFailure('language', error));
  }

  async #show(locale: Locale): Promise<void> {
    await applyPack(locale, await this.#kept(locale));
    // Two changes at once: the later one wins, not the one whose texts came later.
    if (localeOf(this.#store) !== locale) return;
    await changeLocale(locale);
    void this.#refresh(locale);
  }

  async #kept(locale: Locale): Promise<Readonly<Record<string, string>>> {
    try {
      return (await ask(desktop.language.pack(locale)))?.texts ?? {};
    } catch (error) {
      logFailure('language pack', error);
      return {};
    }
  }

  /** Fetches the pack when the platform has a newer one; whatever goes wrong, the words on screen stay. */
  async #refresh(locale: Locale): Promise<void> {
    this.#open.delete(locale);
    await this.#quietly('language pack', async (signal) => {
      const asked = { appname: appName, language: locale, env: this.#store.get(appInfoAtom).environment };
      this.#open.add(locale);
      const { version } = await send(checkPackageVersion, asked, signal);
      const kept = await ask(desktop.language.pack(locale));
      if (isNewer(version, kept?.version ?? null)) {
        const packTexts = readPackTexts(await send(getCourseGrantList, asked, signal));
        if (packTexts === null) throw new Error(`The pack of ${locale} ${version} holds no texts.`);
        await ask(desktop.language.save({ locale, version, texts: packTexts }));
        await applyPack(locale, packTexts);
      }
      this.#open.delete(locale);
    });
  }

  /** The server's language where nobody chose one; main knows the one of the tenant's configuration by itself (000 §4). */
  async #firstVisit(): Promise<void> {
    const nobodyChose = () => this.#store.get(settingsAtom).locale === null;
    if (!nobodyChose() || this.#store.get(appInfoAtom).givenLocale !== null) return;
    await this.#quietly('first visit', async (signal) => {
      const { internationalizationSetting } = await send(getConfiguration, {}, signal);
      const locale = firstVisitLocale(internationalizationSetting);
      const unsaid = this.#store.get(tenantFetchedAtom) !== null && this.#store.get(tenantAtom).locale === undefined;
      if (locale && unsaid && nobodyChose()) await ask(desktop.settings.change({ locale }));
    });
  }

  async #quietly(what: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) logFailure(what, error);
    }
  }
}
