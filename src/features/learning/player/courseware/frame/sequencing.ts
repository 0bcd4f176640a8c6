import { allNamed, amountOf, attributeOf, childNamed, childrenNamed, flagOf, textOf, wordOf } from './xml.ts';

/** The rules of one activity as the run-time takes them; what the manifest leaves open is not there. */
export interface Activity {
  id: string;
  title: string;
  children: Activity[];
  [rule: string]: unknown;
}

/**
 * The activities of an organisation with their rules of sequencing (SCORM 2004 SN, `imsss`); null: it has none, so that
 * every part may be chosen at any time.
 */
export function readSequencing(organization: Element, root: Element): Activity | null {
  if (allNamed(organization, 'sequencing').length === 0) return null;
  const collection = childrenNamed(childNamed(root, 'sequencingCollection'), 'sequencing');
  const shared = new Map(collection.map((one) => [wordOf(one, 'ID') ?? '', one]));
  return activityOf(organization, shared, wordOf(organization, 'identifier') ?? 'organization');
}

/** The name of an item, in the manifest and in what is kept. */
export function idOf(item: Element): string {
  return attributeOf(item, 'identifier') ?? attributeOf(item, 'identifierref') ?? '';
}

function activityOf(item: Element, shared: ReadonlyMap<string, Element>, id: string): Activity {
  const own = childNamed(item, 'sequencing');
  const common = shared.get(wordOf(own, 'IDRef') ?? '') ?? null;
  /** What the item says itself goes before what it shares with others (SN 5.1.1). */
  const part = (name: string) => childNamed(own, name) ?? childNamed(common, name);
  const objectives = part('objectives');
  const primary = childNamed(objectives, 'primaryObjective');
  const threshold = childNamed(item, 'completionThreshold');
  const limit = part('limitConditions');
  return without({
    id,
    title: textOf(item, 'title') || id,
    isVisible: flagOf(item, 'isvisible'),
    children: childrenNamed(item, 'item').map((child) => activityOf(child, shared, idOf(child))),
    sequencingControls: controlsOf(part),
    sequencingRules: rulesOf(part('sequencingRules')),
    rollupRules: rollupOf(part('rollupRules')),
    rollupConsiderations: considerationsOf(part('rollupConsiderations')),
    primaryObjective: primary ? { ...objectiveOf(primary), isPrimary: true } : undefined,
    objectives: childrenNamed(objectives, 'objective').map(objectiveOf),
    deliveryControls: deliveryOf(part('deliveryControls')),
    attemptLimit: amountOf(limit, 'attemptLimit'),
    attemptAbsoluteDurationLimit: wordOf(limit, 'attemptAbsoluteDurationLimit'),
    completionThreshold: threshold ? thresholdOf(threshold) : undefined,
    hideLmsUi: hiddenOf(item),
  });
}

type PartOf = (name: string) => Element | null;

function controlsOf(part: PartOf) {
  const mode = part('controlMode');
  const choice = part('constrainedChoiceConsiderations');
  const rollup = part('rollupRules');
  const random = part('randomizationControls');
  return without({
    choice: flagOf(mode, 'choice'),
    choiceExit: flagOf(mode, 'choiceExit'),
    flow: flagOf(mode, 'flow'),
    forwardOnly: flagOf(mode, 'forwardOnly'),
    useCurrentAttemptObjectiveInfo: flagOf(mode, 'useCurrentAttemptObjectiveInfo'),
    useCurrentAttemptProgressInfo: flagOf(mode, 'useCurrentAttemptProgressInfo'),
    preventActivation: flagOf(choice, 'preventActivation'),
    constrainChoice: flagOf(choice, 'constrainChoice'),
    rollupObjectiveSatisfied: flagOf(rollup, 'rollupObjectiveSatisfied'),
    rollupProgressCompletion: flagOf(rollup, 'rollupProgressCompletion'),
    objectiveMeasureWeight: amountOf(rollup, 'objectiveMeasureWeight'),
    selectionTiming: wordOf(random, 'selectionTiming'),
    selectCount: amountOf(random, 'selectCount'),
    randomizationTiming: wordOf(random, 'randomizationTiming'),
    randomizeChildren: flagOf(random, 'reorderChildren'),
    reorderChildren: flagOf(random, 'reorderChildren'),
  });
}

function rulesOf(rules: Element | null) {
  const kind = (name: string) =>
    childrenNamed(rules, name).flatMap((rule) => {
      const action = wordOf(childNamed(rule, 'ruleAction'), 'action');
      const conditions = childNamed(rule, 'ruleConditions');
      if (action === undefined) return [];
      return {
        action,
        conditionCombination: wordOf(conditions, 'conditionCombination') ?? 'all',
        conditions: childrenNamed(conditions, 'ruleCondition').map(conditionOf),
      };
    });
  return {
    preConditionRules: kind('preConditionRule'),
    exitConditionRules: kind('exitConditionRule'),
    postConditionRules: kind('postConditionRule'),
  };
}

function conditionOf(condition: Element) {
  const threshold = amountOf(condition, 'measureThreshold');
  return without({
    condition: wordOf(condition, 'condition') ?? 'always',
    operator: wordOf(condition, 'operator') === 'not' ? 'not' : undefined,
    referencedObjective: wordOf(condition, 'referencedObjective'),
    parameters: threshold === undefined ? undefined : { threshold },
  });
}

function rollupOf(rules: Element | null) {
  const all = childrenNamed(rules, 'rollupRule').flatMap((rule) => {
    const action = wordOf(childNamed(rule, 'rollupAction'), 'action');
    const conditions = childNamed(rule, 'rollupConditions');
    if (action === undefined) return [];
    return without({
      action,
      consideration: wordOf(rule, 'childActivitySet') ?? 'all',
      minimumCount: amountOf(rule, 'minimumCount'),
      minimumPercent: amountOf(rule, 'minimumPercent'),
      conditionCombination: wordOf(conditions, 'conditionCombination') ?? 'any',
      conditions: childrenNamed(conditions, 'rollupCondition').map(conditionOf),
    });
  });
  return all.length > 0 ? { rules: all } : undefined;
}

const requirements = [
  'requiredForSatisfied',
  'requiredForNotSatisfied',
  'requiredForCompleted',
  'requiredForIncomplete',
];

function considerationsOf(element: Element | null) {
  if (!element) return undefined;
  return without({
    ...Object.fromEntries(requirements.map((name) => [name, wordOf(element, name)])),
    measureSatisfactionIfActive: flagOf(element, 'measureSatisfactionIfActive'),
  });
}

const mapFlags = ['readSatisfiedStatus', 'readNormalizedMeasure', 'writeSatisfiedStatus', 'writeNormalizedMeasure'];

function objectiveOf(objective: Element) {
  const measure = Number.parseFloat(textOf(objective, 'minNormalizedMeasure'));
  return without({
    objectiveID: wordOf(objective, 'objectiveID') ?? '',
    satisfiedByMeasure: flagOf(objective, 'satisfiedByMeasure'),
    minNormalizedMeasure: Number.isFinite(measure) ? measure : undefined,
    mapInfo: childrenNamed(objective, 'mapInfo').map((map) =>
      without({
        targetObjectiveID: wordOf(map, 'targetObjectiveID') ?? '',
        // Reading is what a map does unless it says otherwise (SN 3.10.3).
        readSatisfiedStatus: true,
        readNormalizedMeasure: true,
        ...without(Object.fromEntries(mapFlags.map((name) => [name, flagOf(map, name)]))),
      }),
    ),
  });
}

function deliveryOf(element: Element | null) {
  if (!element) return undefined;
  return without({
    tracked: flagOf(element, 'tracked'),
    completionSetByContent: flagOf(element, 'completionSetByContent'),
    objectiveSetByContent: flagOf(element, 'objectiveSetByContent'),
  });
}

/** The third edition writes the measure as its text, the fourth as an attribute. */
function thresholdOf(element: Element) {
  const asText = Number.parseFloat(element.textContent ?? '');
  return without({
    completedByMeasure: flagOf(element, 'completedByMeasure') ?? Number.isFinite(asText),
    minProgressMeasure: amountOf(element, 'minProgressMeasure') ?? (Number.isFinite(asText) ? asText : undefined),
    progressWeight: amountOf(element, 'progressWeight'),
  });
}

function hiddenOf(item: Element): string[] {
  const presentation = childNamed(childNamed(item, 'presentation'), 'navigationInterface');
  return childrenNamed(presentation, 'hideLMSUI').map(({ textContent }) => textContent?.trim() ?? '');
}

function without<Fields extends object>(fields: Fields): Fields {
  for (const [name, value] of Object.entries(fields)) if (value === undefined) Reflect.deleteProperty(fields, name);
  return fields;
}
