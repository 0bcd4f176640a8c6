import { describe } from 'vitest';
import { sights } from '#dev/gallery/sights.ts';
import { checkSights, opensDialog } from '../support/sight-checks.ts';

// The gallery checks each header, theme and language too.
const screens = sights.filter((sight) => !opensDialog(sight) && sight.tenant === undefined);

describe('axe finds nothing on', () => {
  checkSights(screens);
});
