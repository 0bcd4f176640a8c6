import { useSearchParams } from 'react-router-dom';

export interface BranchFilter {
  /** Codes; '' is all. */
  province: string;
  city: string;
  name: string;
}

/** What the list of branches is narrowed to; it stands in the address, so that going back finds it again. */
export function useBranchFilter(): [BranchFilter, (change: Partial<BranchFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = {
    province: query.get('province') ?? '',
    city: query.get('city') ?? '',
    name: query.get('name') ?? '',
  };
  const narrow = (change: Partial<BranchFilter>) => {
    const entries = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return [filter, narrow];
}
