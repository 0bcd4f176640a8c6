import { appName } from '#contract/ipc/app.ts';
import { locales } from '#contract/ipc/locale.ts';
import type { Input } from '#contract/platform/endpoint.ts';
import * as calls from '#contract/platform/site/language.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { tenantAsked } from '../site/tenant-asked.ts';
import { findPack } from './packs.ts';

const environments = ['daily', 'pre', 'prod'];

function packAsked({ appname, language, env }: Input<typeof calls.checkPackageVersion>, context: OpenContext) {
  if (appname !== appName) throw new Refusal(serverCodes.notFound, `没有名为 ${appname} 的应用`);
  if (!locales.some((locale) => locale === language))
    throw new Refusal(serverCodes.badParameter, '参数 language 不正确');
  if (!environments.includes(env)) throw new Refusal(serverCodes.badParameter, '参数 env 不正确');
  return findPack(context.store, tenantAsked(context, '').name, language, env);
}

export const languageHandlers = [
  handleOpen(calls.getConfiguration, (_, context) => {
    const { name, configuration } = tenantAsked(context, '');
    const { languages } = configuration.internationalizationSetting;
    const timeZonesName = name === 'global' ? ['Europe/Paris', 'Asia/Shanghai'] : ['Asia/Shanghai'];
    return { internationalizationSetting: { languages, timeZonesName } };
  }),
  handleOpen(calls.checkPackageVersion, (input, context) => ({ version: packAsked(input, context)?.version ?? '' })),
  handleOpen(calls.getCourseGrantList, (input, context) => {
    const pack = packAsked(input, context);
    if (!pack) throw new Refusal(serverCodes.notFound, '这个语言没有语言包');
    return pack;
  }),
];
