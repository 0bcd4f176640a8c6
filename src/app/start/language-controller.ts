import { send } from '#api/client.ts';
import { appName } from '#contract/ipc/app.ts';
import { firstVisitLocale, type Locale } from '#contract/ipc/locale.ts';
import { checkPackageVersion, getConfiguration, getCourseGrantList } from '#contract/platform/site/language.ts';
import { appInfoAtom, connectionAtom, settingsAtom, tenantAtom, tenantFetchedAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { applyPack, changeLocale, currentLocale, startI18n, i18n } from '#lib/i18n/i18n.ts';
import { readPackTexts } from '#lib/i18n/pack.ts';
import { logFailure } from '#lib/log.ts';
import { onceContentPainted } from '#lib/use-painted.ts';
import { isNewer } from './language-version.ts';
import { localeOf, type Store } from './main-state.ts';

/** Controls the current language and its language pack (000 §4). */
export class LanguageController {
  readonly #store: Store;
  readonly #stop = new AbortController();
  /** Languages whose pack could not be checked; retried when the platform is reachable. */
  readonly #pendingLocales = new Set<Locale>();
  /** Languages whose pack is being checked: the answer itself may be the first sign that the platform is reachable. */
  readonly #checkedLocales = new Set<Locale>();

  constructor(store: Store) {
    this.#store = store;
    const stopWatching = store.sub(connectionAtom, () => {
      const locale = currentLocale();
      if (this.#checkedLocales.has(locale)) return;
      if (store.get(connectionAtom) === 'online' && this.#pendingLocales.has(locale)) void this.#refresh(locale);
    });
    this.#stop.signal.addEventListener('abort', stopWatching);
  }

  /** Starts with the cached language pack and the texts of these areas; a newer pack is fetched in the background. */
  async start(areas: readonly string[] = []): Promise<void> {
    const locale = localeOf(this.#store);
    await startI18n(locale, this.#firstTexts(locale), areas);
    // Another one may have been chosen meanwhile.
    this.follow();
    // Their requests would hold up the first screen.
    const cancel = onceContentPainted(() => {
      void this.#refresh(locale);
      void this.#firstVisit();
    });
    this.#stop.signal.addEventListener('abort', cancel);
  }

  /** Call after a change of settings. */
  follow = (): void => {
    const locale = localeOf(this.#store);
    if (i18n.isInitialized && locale !== currentLocale()) this.#showInBackground(locale);
  };

  /** Call after a change of configuration, which may be another tenant's. */
  followTenant = (): void => {
    if (i18n.isInitialized) this.#showInBackground(localeOf(this.#store));
  };

  stop(): void {
    this.#stop.abort();
  }

  #showInBackground(locale: Locale): void {
    this.#show(locale).catch((error: unknown) => logFailure('language', error));
  }

  async #show(locale: Locale): Promise<void> {
    await applyPack(locale, await this.#cachedTexts(locale));
    // Concurrent changes: the latest choice wins, not the latest load.
    if (localeOf(this.#store) !== locale) return;
    await changeLocale(locale);
    void this.#refresh(locale);
  }

  /** The pack that main read ahead, unless it is of another language. */
  async #firstTexts(locale: Locale): Promise<Readonly<Record<string, string>>> {
    try {
      const shown = await ask(desktop.language.shown());
      return shown.locale === locale ? (shown.pack?.texts ?? {}) : await this.#cachedTexts(locale);
    } catch (error) {
      logFailure('language pack', error);
      return {};
    }
  }

  async #cachedTexts(locale: Locale): Promise<Readonly<Record<string, string>>> {
    try {
      return (await ask(desktop.language.pack(locale)))?.texts ?? {};
    } catch (error) {
      logFailure('language pack', error);
      return {};
    }
  }

  /** Fetches a newer pack if there is one; on failure the current texts stay. */
  async #refresh(locale: Locale): Promise<void> {
    this.#pendingLocales.delete(locale);
    this.#checkedLocales.add(locale);
    await this.#inBackground('language pack', async (signal) => {
      const call = { appname: appName, language: locale, env: this.#store.get(appInfoAtom).environment };
      this.#pendingLocales.add(locale);
      const { version } = await send(checkPackageVersion, call, signal);
      const cached = await ask(desktop.language.pack(locale));
      if (isNewer(version, cached?.version ?? null)) {
        const packTexts = readPackTexts(await send(getCourseGrantList, call, signal));
        if (packTexts === null) throw new Error(`The pack of ${locale} ${version} holds no texts.`);
        await ask(desktop.language.save({ locale, version, texts: packTexts }));
        await applyPack(locale, packTexts);
      }
      this.#pendingLocales.delete(locale);
    });
    this.#checkedLocales.delete(locale);
  }

  /** Applies the server's language if nobody chose one; main handles that of the tenant's configuration (000 §4). */
  async #firstVisit(): Promise<void> {
    const notChosen = () => this.#store.get(settingsAtom).locale === null;
    if (!notChosen() || this.#store.get(appInfoAtom).givenLocale !== null) return;
    await this.#inBackground('first visit', async (signal) => {
      const { internationalizationSetting } = await send(getConfiguration, {}, signal);
      const locale = firstVisitLocale(internationalizationSetting);
      const notConfigured =
        this.#store.get(tenantFetchedAtom) !== null && this.#store.get(tenantAtom).locale === undefined;
      if (locale && notConfigured && notChosen()) await ask(desktop.settings.change({ locale }));
    });
  }

  async #inBackground(what: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) logFailure(what, error);
    }
  }
}
