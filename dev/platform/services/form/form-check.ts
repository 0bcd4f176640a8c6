import type { FieldContent } from '../../content/learning/forms.ts';
import type { Store } from '../../server/store.ts';
import { regions, type RegionContent } from '../person/regions.ts';
import { isKept } from '../upload/uploaded.ts';

/** What is wrong with the answer of an item: 'blank', 'value', or null. */
export function problemOf(field: FieldContent, values: readonly string[], store: Store): 'blank' | 'value' | null {
  const given = values.filter((value) => value.trim() !== '');
  if (given.length === 0) return field.required ? 'blank' : null;
  return isGood(field, given, store) ? null : 'value';
}

function isGood(field: FieldContent, given: readonly string[], store: Store): boolean {
  const { type, most = 1, maxLength = Infinity, minimum = -Infinity, maximum = Infinity, options = [] } = field;
  const [first = ''] = given;
  switch (type) {
    case 'text':
    case 'textarea':
      return given.length === 1 && first.length <= maxLength;
    case 'number':
      return (
        given.length === 1 && Number.isFinite(Number(first)) && Number(first) >= minimum && Number(first) <= maximum
      );
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(first) && Number.isFinite(Date.parse(first));
    case 'radio':
      return given.length === 1 && options.includes(first);
    case 'checkbox':
      return given.length <= (field.most ?? options.length) && given.every((value) => options.includes(value));
    case 'region':
      return isRegion(regions, given);
    case 'file':
    case 'signature':
      return given.length <= most && given.every((address) => isKept(store, address));
    case 'rate':
      return given.length === 1 && /^\d+$/.test(first) && Number(first) >= 1 && Number(first) <= most;
  }
}

/** True when the codes lead from a province to where nothing lies below. */
function isRegion(tree: readonly RegionContent[], codes: readonly string[]): boolean {
  const [code, ...below] = codes;
  if (code === undefined) return tree.length === 0;
  const found = tree.find((region) => region.code === code);
  return found !== undefined && isRegion(found.children, below);
}
