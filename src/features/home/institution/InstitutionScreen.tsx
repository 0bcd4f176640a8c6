import { useSearchParams } from 'react-router-dom';
import { PageColumn } from '#ui/PageColumn.tsx';
import { Branches } from './Branches.tsx';
import { Entry } from './Entry.tsx';
import { Registration } from './register/Registration.tsx';

/** /institutionalEntry: what an organisation gets here, its branches, and the registration of a training base. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  if (query.get('view') === 'register') {
    return (
      <PageColumn>
        <Registration onLeave={() => setQuery({})} />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <Entry onRegister={() => setQuery({ view: 'register' })} />
      <Branches />
    </PageColumn>
  );
}
