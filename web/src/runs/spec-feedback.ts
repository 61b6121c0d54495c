import type { Entry, Feedback, SpecResult } from '../api/answers.ts';

type Named = Pick<SpecResult, 'specName' | 'specValues'>;

/** Width, case, accents, white space and the order of alternatives make no other spec: as the service compares them. */
function keyOf(name: string, values: readonly string[]): string {
  const fold = (text: string): string =>
    text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return JSON.stringify([fold(name), ...values.map(fold).sort()]);
}

/** What people say of one product, by spec: two specs of one name are told by what they want. */
export interface ProductFeedback {
  of(spec: Named): Feedback | undefined;
}

export function feedbackOfProduct(
  feedback: readonly Feedback[],
  { platform, productId }: Pick<Entry, 'platform' | 'productId'>,
): ProductFeedback {
  const bySpec = new Map(
    feedback
      .filter((said) => said.platform === platform && said.product_id === productId)
      .map((said) => [keyOf(said.spec_name, said.spec_values), said]),
  );
  return { of: ({ specName, specValues }) => bySpec.get(keyOf(specName, specValues)) };
}

/** The wanted value by which the service tells a spec from others of its name; undefined where the name is enough. */
export function specValueOf(spec: Named, { specResults }: Pick<Entry, 'specResults'>): string | undefined {
  const namesakes = specResults.filter(({ specName }) => specName === spec.specName);
  return namesakes.length > 1 ? spec.specValues.join(' / ') : undefined;
}

type Question = NonNullable<Entry['questions']>[number];

/** The recorded questions of a product: those that a person answered since, and the others. */
export function splitQuestions(
  { questions = [], specResults }: Pick<Entry, 'questions' | 'specResults'>,
  said: ProductFeedback,
): { answered: Question[]; open: Question[] } {
  // They begin with those for the unconfirmed must-haves, in their order.
  const asked = specResults.filter(({ required, matchType }) => required && matchType === 'unknown');
  const isAnswered = ({ specName }: Question, index: number): boolean => {
    const spec = asked[index];
    if (spec === undefined || spec.specName !== specName) return false;
    const verdict = said.of(spec)?.verdict ?? 'unknown';
    return verdict !== 'unknown';
  };
  return {
    answered: questions.filter(isAnswered),
    open: questions.filter((question, index) => !isAnswered(question, index)),
  };
}
