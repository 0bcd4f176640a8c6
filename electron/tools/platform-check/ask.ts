import { isLacking } from '#contract/platform/profile/features.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { translateFields, translateRequest } from '#contract/platform/profile/translate-request.ts';
import { overriddenPath } from '#electron/platform/gateway/call-path.ts';
import { spokenQuery } from '#electron/platform/gateway/spoken.ts';
import type { Upstream } from '#electron/platform/gateway/upstream.ts';
import type { Known, Step } from './step.ts';

/** What came back: an HTTP status with a text, or nothing. */
export type Asked = { kind: 'answer'; status: number; text: string } | { kind: 'silent'; reason: string };

type Fields = Readonly<Record<string, unknown>>;

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Makes one call of the walk in the words of the profile. Null: nothing is known to ask about, or the platform lacks it. */
export async function askStep(
  { call, request }: Step,
  known: Known,
  upstream: Upstream,
  profile: PlatformProfile,
): Promise<Asked | null> {
  if (isLacking(call.id, profile)) return null;
  const wanted = request(known);
  if (wanted === null) return null;
  const form = call.bodyKind === 'form' ? 'form' : 'json';
  const encoded = {
    json: (body: Fields) => JSON.stringify(translateRequest(call.id, body, profile)),
    form: (body: Fields) => translateFields(call.id, formOf(body), profile).toString(),
  };
  const [pathname = '', search = ''] = wanted.address.split('?');
  const outcome = await upstream.send({
    method: call.method,
    effect: call.effect,
    path: overriddenPath(pathname, `${call.id} ${call.path}`, profile.paths ?? {}),
    search: spokenQuery(search, call.id, profile),
    headers: new Headers({
      accept: call.binary ? '*/*' : 'application/json',
      ...(wanted.body === null ? {} : { 'content-type': contentTypes[form] }),
    }),
    body: wanted.body === null ? null : new TextEncoder().encode(encoded[form](wanted.body)),
  });
  if (outcome.kind !== 'answer') return { kind: 'silent', reason: outcome.kind };
  const text = await outcome.response.text().catch(() => null); // Cut off: as good as none.
  return text === null
    ? { kind: 'silent', reason: 'broken' }
    : { kind: 'answer', status: outcome.response.status, text };
}

function formOf(body: Fields): URLSearchParams {
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
