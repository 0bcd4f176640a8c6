import { describe } from 'vitest';
import { sights } from '#dev/gallery/sights.ts';
import { checkSights, opensDialog } from '../support/sight-checks.ts';

const dialogs = sights.filter(opensDialog);

describe('axe finds nothing, and a dialog keeps its title and buttons in sight at five sizes, on', () => {
  checkSights(dialogs);
});
