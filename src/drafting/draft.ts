import type { Money } from '../matching/assessment.ts';

/** A spec as the text asks for it. */
export interface DraftSpec {
  name: string;
  value: string;
  required: boolean;
  /** The words of the text that it was read from. */
  text: string;
}

/** A spec before it is told whether it is a must. */
export type FoundSpec = Omit<DraftSpec, 'required'>;

/** An item as the text asks for it; a person corrects it before anything is saved. */
export interface DraftItem {
  name: string;
  /** The part of the text that speaks of it. */
  description: string;
  /** Pieces wanted; null where the text does not say. */
  quantity: number | null;
  specs: DraftSpec[];
  /** The most that a piece may cost; null where the text does not say. */
  max_price: Money | null;
  /** The least that a piece should cost, as shoppers say it ("over 300 pesos"). */
  min_price: Money | null;
  target_price: Money | null;
  /** What is to be made of it: a logo, a print, a package. */
  customization: string | null;
}

export interface Draft {
  items: DraftItem[];
  /** `YYYY-MM-DD` */
  needed_by: string | null;
  /** What everything together may cost. */
  budget: Money | null;
  /** Words that became neither item nor spec, in sentences for people. */
  notes: string[];
}
