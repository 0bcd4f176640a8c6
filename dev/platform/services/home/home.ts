import * as homeCalls from '#contract/platform/home/home.ts';
import { examCamps, householdCamps, indexCamps, trafficCamps, type CampContent } from '../../content/home/camps.ts';
import { carousels, globalCarousel } from '../../content/home/slides.ts';
import { startOfDay, wireTime } from '../../server/clock.ts';
import { handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { accountOf } from '../account/session.ts';

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

export const homeHandlers = [
  handleOpen(homeCalls.trainFindIndexTrain, (_, context) => indexCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.trainFindExamTrain, (_, context) => examCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.jzFindIndexTrain, (_, context) => householdCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.trafficFindIndexTrain, (_, context) => trafficCamps.map((camp) => campItem(camp, context))),
  handleOpen(homeCalls.minzhengCarouselFindListByType, ({ type }, { locale }) => {
    const slides = type === 8 ? (globalCarousel[locale] ?? globalCarousel['en-US']) : carousels[type];
    if (!slides) throw new Refusal(serverCodes.badParameter, '参数 type 超出范围');
    return slides;
  }),
];
