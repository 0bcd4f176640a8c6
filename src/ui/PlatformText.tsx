import { contentLanguage } from '#lib/i18n/content-language.ts';
import { orDash } from './or-dash.ts';

/** A name or text of the platform inside a screen: in its own language and direction; a dash when it is missing. */
export function PlatformText({ text }: { text: string }) {
  const shown = orDash(text);
  return <bdi lang={contentLanguage(shown)}>{shown}</bdi>;
}
