import { parseEnvelope, type Envelope } from '#contract/platform/envelope.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { translateFields, translateRequest } from '#contract/platform/profile/translate-request.ts';

/** The envelope of an answer in the documents' words; null: it has none. */
export function spokenEnvelope(text: string, call: string, profile: PlatformProfile): Envelope | null {
  const envelope = parseEnvelope(text, { call, profile });
  return envelope && { ...envelope, data: translateAnswer(call, envelope.data, profile) };
}

/** The text of an answer in the documents' words; a text that is no envelope is unchanged. */
export function spokenText(text: string, call: string, profile: PlatformProfile): string {
  const envelope = spokenEnvelope(text, call, profile);
  return envelope === null ? text : JSON.stringify(envelope);
}

/** A request body of the page in the platform's words; `type` is its content type. */
export function spokenBody(body: Uint8Array<ArrayBuffer>, type: string, call: string, profile: PlatformProfile) {
  const decoded = () => new TextDecoder().decode(body);
  if (/json/i.test(type)) return translatedJson(decoded(), call, profile) ?? body;
  if (!/x-www-form-urlencoded/i.test(type)) return body;
  return new TextEncoder().encode(translateFields(call, new URLSearchParams(decoded()), profile).toString());
}

/** Null: this is no JSON, and so not ours to change. */
function translatedJson(text: string, call: string, profile: PlatformProfile): Uint8Array<ArrayBuffer> | null {
  try {
    return new TextEncoder().encode(JSON.stringify(translateRequest(call, JSON.parse(text), profile)));
  } catch {
    return null;
  }
}

/** A query in the platform's words, without `?`. */
export function spokenQuery(search: string, call: string, profile: PlatformProfile): string {
  return search === '' ? '' : translateFields(call, new URLSearchParams(search), profile).toString();
}
