import { closeWays } from './guard.ts';

// The script that main puts before everything else in each document of a package.
closeWays(window);
