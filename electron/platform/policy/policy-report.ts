import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#contract/ipc/locale.ts';
import { policyKeys, type PolicyEntry, type PolicyKey, type PolicyReport } from '#contract/ipc/policy.ts';
import { reasonIn } from './policy-text.ts';
import type { Policy, PolicyProxy, ReadPolicy } from './policy.ts';

/** What holds in this run, and whether the next start would take the files as they are now, in words of this language. */
export function policyReport(
  { policy, refused }: ReadPolicy,
  readAgain: () => ReadPolicy,
  locale: Locale,
): PolicyReport {
  return {
    entries: policyKeys.flatMap((key) => entryOf(policy, key) ?? []),
    refused,
    next: nextOf({ policy, refused }, readAgain, locale),
  };
}

function nextOf(now: ReadPolicy, readAgain: () => ReadPolicy, locale: Locale): PolicyReport['next'] {
  try {
    return { kind: isDeepStrictEqual(readAgain(), now) ? 'same' : 'changed' };
  } catch (error) {
    return { kind: 'wrong', why: reasonIn(error, locale) };
  }
}

/** Null: the policy says nothing of it. */
function entryOf(policy: Policy, key: PolicyKey): PolicyEntry | null {
  switch (key) {
    case 'environment':
      return policy.environment === 'production' ? null : { key, text: policy.environment };
    case 'logLevel':
      return policy.logLevel === 'info' ? null : { key, from: policy.logLevel };
    case 'language':
      return policy.language && { key, locale: policy.language };
    case 'lockdown':
      return policy.lockdown && { key, level: policy.lockdown };
    case 'platform':
    case 'tenant':
    case 'journalFolder': {
      const text = policy[key];
      return text === null ? null : { key, text };
    }
    case 'cameras':
      return policy.cameras && { key, names: policy.cameras };
    case 'evidenceQuotaMb':
      return policy.evidenceQuotaMb === null ? null : { key, megabytes: policy.evidenceQuotaMb };
    case 'signOut':
      return policy.signOut && { key, minutes: policy.signOut.afterMinutes, wipe: policy.signOut.wipe };
    case 'proxy':
      return policy.proxy && { key, ...proxyTold(policy.proxy) };
    case 'updates': {
      const { off, freeze } = policy.updates;
      return off || freeze.length > 0 ? { key, off, freeze } : null;
    }
    case 'kiosk':
    case 'watermark':
    case 'allowUserDataDir':
    case 'plainKeystore':
      return policy[key] ? { key } : null;
    case 'paths':
    case 'profile':
      return Object.keys(policy[key]).length > 0 ? { key } : null;
    case 'rescueKey':
      return policy[key] === null ? null : { key };
    case 'staffCode':
      return policy.staffCode === null && policy.staffCodes.length === 0 ? null : { key };
  }
}

function proxyTold({ server, pac }: PolicyProxy): { how: 'server' | 'pac' | 'direct'; address: string } {
  if (pac !== undefined) return { how: 'pac', address: pac };
  return server === undefined ? { how: 'direct', address: '' } : { how: 'server', address: server };
}
