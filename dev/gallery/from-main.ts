import type { Connection, ConnectionTrouble } from '#contract/ipc/app.ts';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import type { SeatNotice } from '#contract/ipc/seat.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { dialogOn, press } from './press.ts';
import type { Reveal, Stage } from './scene.ts';

interface SightFromMain {
  name: string;
  path: string;
  reveal: Reveal;
  restore: Reveal;
}

/** Main tells its windows an event of the contract. */
export async function tell({ app }: Stage, channel: string, payload: unknown): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, told) => {
      for (const window of BrowserWindow.getAllWindows()) window.webContents.send(told.channel, told.payload);
    },
    { channel, payload },
  );
}

/** What main says of the learner at the seat: no policy of this computer signs anybody out. */
async function tellSeat(stage: Stage, notice: SeatNotice | null): Promise<void> {
  await stage.app.evaluate(
    ({ ipcMain }, said) => {
      ipcMain.removeHandler(said.channel);
      ipcMain.handle(said.channel, () => ({ ok: true, value: said.notice }));
    },
    { channel: channelOf('seat', 'notice'), notice },
  );
  await tell(stage, channelOf('seat', 'noticeChanged'), notice);
}

export async function tellConnection(
  stage: Stage,
  connection: Connection,
  trouble: ConnectionTrouble | null,
): Promise<void> {
  await tell(stage, channelOf('app', 'connectionTroubleChanged'), trouble);
  await tell(stage, channelOf('app', 'connectionChanged'), connection);
}

const proxy: ConnectionTrouble = {
  kind: 'proxy-login',
  proxy: 'proxy.school.cn:8080',
  realm: '教学网',
  refused: false,
};

/** What main asks by itself. */
export const sightsFromMain: readonly SightFromMain[] = [
  {
    name: 'still-there',
    path: examPaths.list.to(),
    async reveal(stage) {
      await tellSeat(stage, { signOutAt: Date.now() + 60_000 });
      await stage.page.getByRole('alertdialog').waitFor();
    },
    restore: (stage) => tellSeat(stage, null),
  },
  {
    name: 'proxy-login',
    path: examPaths.list.to(),
    async reveal(stage) {
      await tellConnection(stage, 'offline', proxy);
      await press(stage.page, 'shell/connection', 'proxy.enter');
      await dialogOn(stage.page).waitFor();
    },
    restore: (stage) => tellConnection(stage, 'online', null),
  },
];
