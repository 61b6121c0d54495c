/** Goods that are put on another thing: the materials named before them are that thing's ("wood floor cleaner"). */
export const treatments: readonly string[] = [
  'cleaner',
  'cleanser',
  'remover',
  'degreaser',
  'polish',
  'glue',
  'adhesive',
  'detergent',
  'softener',
  'paint',
  'primer',
  'sealer',
  'sealant',
  'varnish',
  'lacquer',
  'stain',
  'dye',
  'conditioner',
  'restorer',
  'protectant',
  'shampoo',
  'whitener',
  'brightener',
  '胶水',
  '粘合剂',
  '清洁',
  '清洗',
  '洗涤',
  '洗衣',
  '护理',
  '保养',
  '修复',
  '上光',
  '器漆',
  '油漆',
  '除锈',
  '玻璃胶',
  'sponge holder',
  'sponge rack',
  'paper towel holder',
  'paper towel dispenser',
  'paper holder',
  'paper trimmer',
  'glass rack',
  'foil dispenser',
  'cotton ball holder',
  'cotton swab holder',
  'wax warmer',
  'wax melter',
  'cork puller',
  'leather hole punch',
  'wood chipper',
  'wood stove',
  'wood pellet',
  '探测',
  '切割',
];

/** Treatments that take colours away: a colour before them is what goes ("red wine stain remover"). */
export const removers: readonly string[] = ['remover', 'cleaner'];

/** Before a treatment, one of these makes it a machine, a look or another thing ("vacuum cleaner", "tie dye"). */
export const notTreatmentsAfter: ReadonlySet<string> = new Set([
  'vacuum',
  'steam',
  'ultrasonic',
  'robot',
  'robotic',
  'pool',
  'pipe',
  'air',
  'tie',
  'nail',
  'hair',
  'lint',
]);

/** After a treatment, one of these is what is sold, and has a material of its own ("wooden paint brush"). */
export const notTreatmentsBefore: ReadonlySet<string> = new Set([
  'brush',
  'roller',
  'tray',
  'box',
  'bottle',
  'dispenser',
  'holder',
  'gun',
  'sprayer',
  'container',
  'case',
  'rack',
  'machine',
  'table',
  'stand',
  'resistant',
  'proof',
  'repellent',
  'free',
  '球',
  '刷',
  '机',
  '布',
]);

/** Tools for a material that stands right before them, whatever it is: "metal detector". */
export const toolsForAny: ReadonlySet<string> = new Set(['detector', 'cutter', 'shredder', 'scraper', 'welder']);

/** The same for what is softer than a tool: "wood screws", while brass screws are of brass. */
export const toolsForSoft: ReadonlySet<string> = new Set([
  'screw',
  'saw',
  'drill',
  'chisel',
  'punch',
  'anchor',
  'carving',
  'burning',
  'lathe',
  'router',
  'engraving',
]);

/** Words for a material that only tell what a thing is of: a "wooden screw" is no wood screw. */
export const materialAdjectives: ReadonlySet<string> = new Set(['wooden', 'woolen']);

/** After a colour and a plant these tell a smell or a taste: "blue eucalyptus scent". */
export const senseWords: ReadonlySet<string> = new Set(['scent', 'fragrance', 'flavor', 'aroma']);

/** The last word of a firm's name. */
export const firmWords: ReadonlySet<string> = new Set([
  'co',
  'company',
  'inc',
  'llc',
  'ltd',
  'gmbh',
  'corp',
  'labs',
  'brothers',
  'bros',
  'sons',
]);

/** After a colour that opens a title these make a name of it: places, animals and what firms call themselves by. */
export const nameWords: ReadonlySet<string> = new Set([
  'lane',
  'cross',
  'county',
  'reef',
  'rock',
  'river',
  'ridge',
  'hill',
  'lake',
  'creek',
  'bull',
  'buffalo',
  'wing',
  'moon',
  'rifle',
  'giant',
  'mountain',
  'door',
  'hat',
  'dragon',
  'eagle',
  'fox',
  'wolf',
  'bear',
  'lizard',
  'hawk',
  'falcon',
  'pony',
  'whale',
  'shark',
  'elephant',
  'rhino',
  'owl',
  'swan',
  'cobra',
  'tiger',
  'lion',
  'panther',
  'moose',
  'man',
  'chef',
  'bug',
  'castle',
]);

/** These make a name of a colour anywhere in a title. */
export const placeWords: ReadonlySet<string> = new Set(['reef', 'county', 'lane', 'ridge', 'creek']);
