import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { faceverify, getVerifyToken } from '../../../../contract/platform/account/identity.ts';
import { ApiError } from '../../../../api/errors.ts';
import { useApiMutation } from '../../../../api/query.ts';

interface HeldToken {
  token: string;
  /** Moment of a monotonic clock after which it is not used any more. */
  until: number;
}

/** A token is left alone so long before it ends, that a photo under way does not come too late. */
const margin = 15_000;

/** Sends a live face with a token that is still good; a refusal drops the token, so that the next try has a new one. */
export function useFaceVerify() {
  const { mutateAsync: issue } = useApiMutation(getVerifyToken);
  const { mutateAsync: verify } = useApiMutation(faceverify);
  const held = useRef<HeldToken | null>(null);
  return useMutation<{ passed: boolean; remaining: number }, Error, string>({
    mutationFn: async (faceImage) => {
      if (!held.current || performance.now() > held.current.until) {
        const { verifyToken, expiresIn } = await issue({});
        held.current = { token: verifyToken, until: performance.now() + expiresIn * 1000 - margin };
      }
      try {
        return await verify({ verifyToken: held.current.token, faceImage });
      } catch (error) {
        if (error instanceof ApiError && error.failure.kind === 'refused') held.current = null;
        throw error;
      }
    },
  });
}
