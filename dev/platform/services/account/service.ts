import { demoPassword, demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { accountCodes } from './codes.ts';
import { noContact } from './contact.ts';
import { accountControls } from './controls.ts';
import { hashPassword } from './password.ts';
import { recoverHandlers } from './recover.ts';
import { registerHandlers } from './register.ts';
import { securityHandlers } from './security.ts';
import { accountHandlers } from './sign-in.ts';
import { accountTables } from './tables.ts';

/** The learners of a new database. */
function seedAccounts({ store, first }: SeedMoment): void {
  if (!first) return;
  // One hash for all: they share the password, and hashing is slow on purpose.
  const password = hashPassword(demoPassword);
  for (const person of [...people, demoVisitor, ...spareLearners]) {
    const id = seededId(person);
    store.run(
      'INSERT INTO account (id, phone, mail, name, password, verified) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      person.without === 'phone' ? noContact(id) : person.phone,
      person.mail,
      person.name,
      password,
      Number(person.verified),
    );
  }
}

/** Signing in, registration, recovery and account security (001 §7). */
export const accountService: Service = {
  name: 'account',
  handlers: [...accountHandlers, ...registerHandlers, ...recoverHandlers, ...securityHandlers],
  tables: accountTables,
  codes: accountCodes,
  seed: seedAccounts,
  controls: accountControls,
};
