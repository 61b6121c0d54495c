import type { Spec } from '../../matching/assessment.ts';
import { parseRequirement } from '../../matching/read/spec/parse-requirement.ts';
import type { Inquiry, QuestionLanguage } from './inquiry.ts';
import type { LanguageCode } from './language-codes.ts';
import { questionLanguages } from './question-languages.ts';
import { readInquiry } from './read-inquiry.ts';
import { oneLine } from './value-words.ts';

/** Asks a supplier for one spec, in the given languages; every spec gets a question, one line in each. Pure. */
export function writeQuestion<Code extends LanguageCode>(spec: Spec, codes: readonly Code[]): WrittenQuestion<Code> {
  return writeInquiry(spec.name, readInquiry(parseRequirement(spec)), codes);
}

export type WrittenQuestion<Code extends LanguageCode> = { specName: string } & Record<Code, string>;

export function writeInquiry<Code extends LanguageCode>(
  specName: string,
  inquiry: Inquiry,
  codes: readonly Code[],
): WrittenQuestion<Code> {
  const texts = codes.map((code) => {
    const { sentences, finish = String }: QuestionLanguage = questionLanguages[code];
    const write = sentences[inquiry.ask] as (inquiry: Inquiry) => string;
    return [code, oneLine(finish(write(inquiry)))];
  });
  return { specName, ...(Object.fromEntries(texts) as Record<Code, string>) };
}
