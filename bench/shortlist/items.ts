import { itemsOfDesks } from './items-of-desks.ts';
import { itemsOfHouse } from './items-of-house.ts';
import { itemsOfParts } from './items-of-parts.ts';
import { itemsOfPeripherals } from './items-of-peripherals.ts';
import { anyOf, goods, part } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';
import type { TrialListing } from './trial-listing.ts';

/** The items of the trial, written before any answer was looked at. */
export const trialItems: readonly TrialItem[] = [
  ...itemsOfPeripherals,
  ...itemsOfParts,
  ...itemsOfDesks,
  ...itemsOfHouse,
];

const bottles = goods('own', /Bottles|水杯|冰霸杯|滴管瓶|Tumblers|Dropper/);
const watches = goods('flipkart', /^Watches/);

/** A type of goods alone, as people type it, with what is of that type. */
export const oneWordQueries: readonly (readonly [query: string, isType: (listing: TrialListing) => boolean])[] = [
  ['monitor', part('Monitor')],
  ['keyboard', part('Keyboard')],
  ['mouse', part('Mouse')],
  ['headphones', anyOf(part('Headphones'), goods('own', /Earphones|耳机/))],
  ['laptop', part('Laptop')],
  ['camera', part('Webcam')],
  ['webcam', part('Webcam')],
  ['microphone', part('Microphone')],
  ['speaker', part('Speaker')],
  ['motherboard', part('Motherboard')],
  ['power supply', part('PSU')],
  ['graphics card', part('GPU')],
  ['desk', part('Desk')],
  ['chair', part('Chair')],
  ['ring', goods('flipkart', /Jewellery > Rings/)],
  ['watch', watches],
  ['boots', goods('flipkart', /Boots/)],
  ['jeans', goods('flipkart', /Jeans/)],
  ['mug', anyOf(goods('flipkart', /Coffee Mugs/), goods('own', /Mugs|马克杯/))],
  ['coffee', goods('titles', /^Coffee$/)],
  ['tea', goods('titles', /^Tea$/)],
  ['toothbrush', goods('titles', /^Toothbrush$/)],
  ['sunscreen', goods('titles', /^Sunscreen$/)],
  ['bottle', bottles],
  ['鼠标', part('Mouse')],
  ['键盘', part('Keyboard')],
  ['显示器', part('Monitor')],
  ['耳机', anyOf(part('Headphones'), goods('own', /Earphones|耳机/))],
  ['手表', watches],
  ['水杯', bottles],
];
