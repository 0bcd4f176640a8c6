import { useQuery } from '@tanstack/react-query';
import { licencesSchema, type Licences } from '../../../contract/licences.ts';

/** The licences of everything in this client; the build writes them beside the page. */
export function useLicences() {
  return useQuery({
    queryKey: ['licences'],
    queryFn: async ({ signal }): Promise<Licences> => {
      const response = await fetch('/licences.json', { signal });
      if (!response.ok) throw new Error(`licences.json: ${response.status}`);
      return licencesSchema.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
