import * as homeCalls from '../../../../src/contract/platform/home/home.ts';
import { accountOf } from '../account/session.ts';
import { examCamps, householdCamps, indexCamps, trafficCamps, type CampContent } from '../../content/home/camps.ts';
import { lives, type LiveContent } from '../../content/home/lives.ts';
import { carousels, globalCarousel } from '../../content/home/slides.ts';
import { minute, startOfDay, wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';

/** Who asks; null: a visitor. A session that ended is refused as anywhere. */
function learnerOf({ store, token, clock }: OpenContext) {
  return token === '' ? null : accountOf(store, token, clock.now());
}

function campItem(camp: CampContent, context: OpenContext) {
  const now = context.clock.now();
  const end = startOfDay(now, camp.to);
  return {
    id: camp.id,
    name: camp.name,
    iconUrl: '',
    intro: camp.intro,
    isNewTrain: camp.isNew,
    status: startOfDay(now, camp.from) > now ? 1 : end < now ? 3 : 2,
    trainEndTime: wireTime(end),
    studyProcess: learnerOf(context) ? camp.studyProcess : null,
  };
}

function liveItem({ from, minutes, replay, ...live }: LiveContent, now: number) {
  const begin = now + from * minute;
  const end = begin + minutes * minute;
  return {
    id: live.id,
    title: live.title,
    propagatePic: '',
    sourceName: live.sourceName,
    beginTime: wireTime(begin),
    planEndTime: wireTime(end),
    status: now < begin ? 0 : now < end ? 1 : 2,
    isLiveReplay: replay,
    isRecord: replay,
  };
}

export const homeHandlers = [
  handleOpen(homeCalls.trainFindIndexTrain, (_, context) => indexCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.trainFindExamTrain, (_, context) => examCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.jzFindIndexTrain, (_, context) => householdCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.trafficFindIndexTrain, (_, context) => trafficCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.getIndexLatelyLive, (paging, { clock }) => {
    const { list, total } = pageOf(lives, paging);
    return { list: list.map((live) => liveItem(live, clock.now())), total };
  }),
  handleOpen(homeCalls.minzhengCarouselFindListByType, ({ type }, { locale }) => {
    const slides = type === 8 ? (globalCarousel[locale] ?? globalCarousel['en-US']) : carousels[type];
    if (!slides) throw new Refusal(serverCodes.badParameter, '参数 type 超出范围');
    return slides;
  }),
];
