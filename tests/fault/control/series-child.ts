import { seeded } from '../random.ts';
import { isSeriesName, series } from '../series.ts';

// Runs one series and prints its tallies: bundled without one of the client's guards by controls.ts.
const [name = '', rounds = '', seed = ''] = process.argv.slice(2);
if (!isSeriesName(name)) throw new Error(`There is no series ${name}.`);
process.stdout.write(JSON.stringify(await series[name](Number(rounds), seeded(Number(seed)))));
process.exit(0);
