import { wordList, wordSet } from './word-list.ts';

/** Goods that are put on another thing: the materials named before them are that thing's ("wood floor cleaner"). */
export const treatments = wordList('treatments');

/** Treatments that take colours away: a colour before them is what goes ("red wine stain remover"). */
export const removers = wordList('removers');

/** Before a treatment, one of these makes it a machine, a look or another thing ("vacuum cleaner", "tie dye"). */
export const notTreatmentsAfter = wordSet('not treatments after');

/** After a treatment, one of these is what is sold, and has a material of its own ("wooden paint brush"). */
export const notTreatmentsBefore = wordSet('not treatments before');

/** Tools for a material that stands right before them, whatever it is: "metal detector". */
export const toolsForAny = wordSet('tools for any');

/** The same for what is softer than a tool: "wood screws", while brass screws are of brass. */
export const toolsForSoft = wordSet('tools for soft');

/** Before a word of care these are what is cared for: "suede cleaning block". */
export const caredFor = wordSet('materials that are cared for');
export const careWords = wordSet('words of care');

/** Behind a material in Chinese they tell what the goods are used on: 瓷砖适用. */
export const servedBehind = wordList('served behind');

/** Behind them stands the material of a layer or of a filling: "coated with titanium". */
export const layersBefore = wordList('layers before a material');

/** Words for a material that only tell what a thing is of: a "wooden screw" is no wood screw. */
export const materialAdjectives = wordSet('material adjectives');

/** After a colour and a plant these tell a smell or a taste: "blue eucalyptus scent". */
export const senseWords = wordSet('sense words');

/** The last word of a firm's name, as firms write it: "Simple Botanicals", not "botanical". */
export const firmWords = wordSet('firm words');

/** After a colour that opens a title these make a name of it: places, animals and what firms call themselves by. */
export const nameWords = wordSet('words of names');

/** These make a name of a colour anywhere in a title. */
export const placeWords = wordSet('place words');

/** Names of goods and of their parts that hold the name of an accessory: a "long sleeve" is no sleeve for a laptop. */
export const wordsWithoutAccessories = wordList('words without accessories');
