import { demoInvigilator } from '../services/invigilation/sign-in.ts';

/** An invigilator at the page of a platform, over HTTP as a browser sends it. */
export interface InvigilatorPage {
  /** The table of seats as HTML. */
  board(): Promise<string>;
  /** Gives an order to all seats, and returns the sentence that the page shows. */
  order(kind: string, fields?: Readonly<Record<string, string>>): Promise<string>;
}

export async function signInInvigilator(origin: string): Promise<InvigilatorPage> {
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
    fetch(`${origin}/invigilation${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(fields),
    });
  const { account, password } = demoInvigilator;
  const [cookie = ''] = (await post('/sign-in', { account, password })).headers.get('set-cookie')?.split(';') ?? [];
  return {
    board: async () => (await fetch(`${origin}/invigilation/board`, { headers: { cookie } })).text(),
    async order(kind, fields = {}) {
      const { headers, status } = await post('/order', { kind, ...fields }, cookie);
      const note = new URL(headers.get('location') ?? '', origin).searchParams.get('note');
      if (status !== 303 || note === null) throw new Error(`The order ${kind} was answered with ${status}.`);
      return note;
    },
  };
}
