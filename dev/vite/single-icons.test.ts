import { expect, it } from 'vitest';
import { splitIconImports } from './single-icons.ts';

const modules = new Set(['add', 'chevron-down', 'arrow-reset']);

it.each([
  [
    "import { AddRegular, ChevronDown12Filled } from '@fluentui/react-icons';",
    "import { AddRegular } from '@fluentui/react-icons/svg/add'; import { ChevronDown12Filled } from '@fluentui/react-icons/svg/chevron-down';",
  ],
  [
    'import { ArrowResetRegular as Reset } from "@fluentui/react-icons"',
    "import { ArrowResetRegular as Reset } from '@fluentui/react-icons/svg/arrow-reset';",
  ],
  [
    "import { bundleIcon, type FluentIcon, UnheardOfRegular } from '@fluentui/react-icons';",
    "import { bundleIcon } from '@fluentui/react-icons'; import { UnheardOfRegular } from '@fluentui/react-icons';",
  ],
  ["import { Button } from '@fluentui/react-components';", "import { Button } from '@fluentui/react-components';"],
])('%s', (code, split) => {
  expect(splitIconImports(code, modules)).toBe(split);
});
