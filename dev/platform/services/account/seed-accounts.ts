import { demoPassword, demoVisitor, people, seededId, spareLearners } from '../../content/people.ts';
import type { SeedMoment } from '../../server/service.ts';
import { noContact } from './contact.ts';
import { hashPassword } from './password.ts';

/** The learners of a new database. */
export function seedAccounts({ store, first }: SeedMoment): void {
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
