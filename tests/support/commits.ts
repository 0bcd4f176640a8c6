import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';

/** The commits of papers as they come in at a platform of this process: what the network really carried. */
export interface CommitWatch {
  /** Requests that arrived. */
  arrived: () => number;
  /** Most that were open at one moment: from their arrival to their answer, or to the end of their connection. */
  mostAtOnce: () => number;
  stop: () => void;
}

/** Watches by Node's own HTTP diagnostics; nothing stands in the way of a request. */
export function watchCommits(origin: string): CommitWatch {
  const port = Number(new URL(origin).port);
  let arrived = 0;
  let open = 0;
  let most = 0;
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort !== port || request.url !== userPaperCommitAllPaper.path) return;
    arrived += 1;
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
  };
  diagnostics.subscribe('http.server.request.start', onRequest);
  return {
    arrived: () => arrived,
    mostAtOnce: () => most,
    stop: () => diagnostics.unsubscribe('http.server.request.start', onRequest),
  };
}
