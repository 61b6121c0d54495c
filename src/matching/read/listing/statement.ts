import { type MeasureOwner, ownersOf } from '../../claim/measure-owner.ts';
import { type LookClause, lookClauses } from '../../scope/look-clauses.ts';
import { markLooks } from '../../scope/mark-looks.ts';
import { PhraseReader } from '../../scope/phrase-reader.ts';
import { readScope } from '../../scope/read-scope.ts';
import { type Scope, wordsIn } from '../../scope/scope.ts';
import type { TextPlace } from '../../scope/text-place.ts';
import type { Span } from '../../text/find-phrase.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { type ColourMention, findColours } from '../colour/find-colours.ts';
import { type ConnectionsOfText, findConnections } from '../connection/find-connections.ts';
import { readAnswer, readYesNo } from '../feature/parse-feature.ts';
import { findImitations, findMaterials, type MaterialMention } from '../material/find-materials.ts';
import { type NamedSide, namedSides } from '../quantity/named-sides.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { type QuantitiesOfText, readQuantities } from '../quantity/read-quantities.ts';
import { sizesIn } from '../size/size-code.ts';
import { findTastes, type TastesOfText } from '../taste/find-notes.ts';

const elsewhere: TextPlace = { isTitle: false, wordsOfGoods: new Set(), offers: () => false };

/**
 * A text of a listing, with what was read in it. Each reading is made when it is first asked for and kept: a run asks
 * the same product for several specs.
 */
export class Statement {
  readonly text: TextFacts;
  /** What a buyer is shown of it: the text, and a label before it that stands in a value of another name. */
  readonly quoted: string;
  readonly #place: TextPlace;
  #scope: Scope | null = null;
  #looks: readonly LookClause[] | null = null;
  #owners: ReadonlyMap<Quantity, MeasureOwner> | null = null;
  #quantities: QuantitiesOfText | null = null;
  #sides: NamedSide[] | null = null;
  #colours: ColourMention[] | null = null;
  #materials: MaterialMention[] | null = null;
  #imitations: (Span & { id: string })[] | null = null;
  #connections: ConnectionsOfText | null = null;
  #tastes: TastesOfText | null = null;
  #sizes: readonly string[] | null | undefined;
  #answer: boolean | null | undefined;
  #yesNo: boolean | null | undefined;

  constructor(raw: string, place: TextPlace = elsewhere, quoted = raw) {
    this.quoted = quoted;
    this.text = readText(raw, place.isTitle);
    this.#place = place;
  }

  get isTitle(): boolean {
    return this.#place.isTitle;
  }

  /** True for a noun of the goods that the listing offers. */
  get offers(): TextPlace['offers'] {
    return this.#place.offers;
  }

  /** What the spans of the text are about: the goods, a part of them, or what comes along. */
  get scope(): Scope {
    const { colours, materials, quantities } = this;
    if (this.#scope === null) {
      this.#scope = readScope(this.text, { colours, materials, quantities: quantities.quantities }, this.#place);
      markLooks(this.text, this.looks, this.#scope, this.#place);
    }
    return this.#scope;
  }

  /** The clauses that are nothing but a thing and one look of it; of the goods where what the listing offers is named. */
  get looks(): readonly LookClause[] {
    this.#looks ??= this.#readLooks();
    return this.#looks;
  }

  #readLooks(): readonly LookClause[] {
    const { text, colours, materials } = this;
    if (colours.length === 0 && materials.length === 0) return [];
    const reader = new PhraseReader(text, { colours, materials, quantities: this.quantities.quantities });
    const { offers, wordsOfGoods } = this.#place;
    return lookClauses(reader).map((clause) => {
      const noun = clause.name === null ? undefined : wordsIn(text.tokens, clause.name).at(-1);
      return noun !== undefined && wordsOfGoods.has(noun) && offers(noun) ? { ...clause, name: null } : clause;
    });
  }

  /** Whose measure each measure is. */
  get owners(): ReadonlyMap<Quantity, MeasureOwner> {
    this.#owners ??= ownersOf(this.text, this.quantities.quantities, this.scope);
    return this.#owners;
  }

  get quantities(): QuantitiesOfText {
    this.#quantities ??= readQuantities(this.text.tokens);
    return this.#quantities;
  }

  get sides(): NamedSide[] {
    this.#sides ??= namedSides(this.text.tokens, this.quantities.quantities);
    return this.#sides;
  }

  get colours(): ColourMention[] {
    this.#colours ??= findColours(this.text);
    return this.#colours;
  }

  get materials(): MaterialMention[] {
    this.#materials ??= findMaterials(this.text);
    return this.#materials;
  }

  get imitations(): (Span & { id: string })[] {
    this.#imitations ??= findImitations(this.text);
    return this.#imitations;
  }

  get tastes(): TastesOfText {
    this.#tastes ??= findTastes(this.text);
    return this.#tastes;
  }

  /** The codes of sizes that are all of the text, or null. */
  get sizes(): readonly string[] | null {
    if (this.#sizes === undefined) this.#sizes = sizesIn(this.text.tokens);
    return this.#sizes;
  }

  /** Yes, no, or neither, of the whole text. */
  get answer(): boolean | null {
    if (this.#answer === undefined) this.#answer = readAnswer(this.text.raw);
    return this.#answer;
  }

  /** As `answer`, where a single letter or figure is one too. */
  get yesNo(): boolean | null {
    if (this.#yesNo === undefined) this.#yesNo = readYesNo(this.text.raw);
    return this.#yesNo;
  }

  get connections(): ConnectionsOfText {
    this.#connections ??= findConnections(this.text.tokens);
    return this.#connections;
  }
}
