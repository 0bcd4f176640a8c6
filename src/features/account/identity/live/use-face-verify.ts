import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#api/errors.ts';
import { useApiMutation } from '#api/query.ts';
import { faceverify, getVerifyToken } from '#contract/platform/account/identity.ts';

interface CachedToken {
  token: string;
  /** Last use, by the monotonic clock (ms). */
  validUntil: number;
}

/** Safety margin before the token's end, for the upload of the photo. */
const marginMs = 15_000;

/** Sends the photo with a cached token; a refusal drops the token, so that the next try gets a new one. */
export function useFaceVerify() {
  const { mutateAsync: issue } = useApiMutation(getVerifyToken);
  const { mutateAsync: verify } = useApiMutation(faceverify);
  const cached = useRef<CachedToken | null>(null);
  return useMutation<{ passed: boolean | null; remaining: number | null }, Error, string>({
    mutationFn: async (faceImage) => {
      if (!cached.current || performance.now() > cached.current.validUntil) {
        const { verifyToken, expiresIn } = await issue({});
        cached.current = { token: verifyToken, validUntil: performance.now() + expiresIn * 1000 - marginMs };
      }
      try {
        return await verify({ verifyToken: cached.current.token, faceImage });
      } catch (error) {
        if (error instanceof ApiError && error.failure.kind === 'refused') cached.current = null;
        throw error;
      }
    },
  });
}
