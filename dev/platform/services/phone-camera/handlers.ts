import * as calls from '#contract/platform/beyond/phone-camera.ts';
import { examById } from '../../content/exams.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { ownPaper } from '../exam/own-paper.ts';
import { phoneCameraCodes } from './codes.ts';
import { endAll, newPairing, ownPairing, paceOf, pairingOf } from './pairing.ts';

interface PaperKey {
  examId: string;
  userPaperId: string;
}

/** Whose exam it is; refused where it has no side camera, or its paper is another learner's. */
function ownerOf({ examId, userPaperId }: PaperKey, context: Context) {
  const exam = userPaperId === '' ? examById(examId) : ownPaper({ examId, userPaperId }, context).exam;
  if (!exam) throw new Refusal(serverCodes.notFound, '没有找到这场考试');
  if (exam.cameraCount < 2) throw new Refusal(phoneCameraCodes.noSideCamera, '这场考试不使用侧面机位');
  return { accountId: context.account.id, examId: exam.id };
}

export const phoneCameraHandlers = [
  handle(calls.phoneCameraFind, (input, context) => {
    const found = pairingOf(context.store, ownerOf(input, context), context.clock.now());
    return { pairingId: found?.id ?? '', state: found?.state ?? '' };
  }),
  handle(calls.phoneCameraPair, (input, context) => {
    const { id, code, until } = newPairing(context.store, ownerOf(input, context), context.clock.now());
    return { pairingId: id, code, codeUntil: wireTime(until) };
  }),
  handle(calls.phoneCameraEnd, (input, context) => {
    endAll(context.store, ownerOf(input, context));
    return null;
  }),
  handle(calls.phoneCameraFrame, ({ pairingId, after }, { store, account, clock }) => {
    const found = ownPairing(store, pairingId, account.id, clock.now());
    if (!found) throw new Refusal(phoneCameraCodes.phoneDisconnected, '手机机位已断开');
    const { state, number, picture, picture_at: at } = found;
    const image = picture && number > after ? Buffer.from(picture).toString('base64') : null;
    return {
      state,
      number,
      image: image === null ? '' : `data:image/jpeg;base64,${image}`,
      at,
      everySeconds: paceOf(found),
    };
  }),
];
