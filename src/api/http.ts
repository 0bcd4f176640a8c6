import ky from 'ky';

/**
 * Every read of the page. It waits 10 s for the head of an answer (000 §9), however long the body takes; the gateway has an
 * idle timeout of its own and adds the headers of the session, of which the page knows none. Rejects when there is no answer:
 * with ky's TimeoutError, or with another error for a network that is away and for a redirect. Nothing is asked twice.
 */
export const http = ky.create({
  retry: 0,
  timeout: 10_000,
  throwHttpErrors: false,
  credentials: 'omit',
  redirect: 'error',
});
