/** Words that stand behind the name of goods in a title and only describe them: "Yoga Mat Premium Extra Thick". */
export const titleAdjectives: Readonly<Record<string, string>> = {
  praise: `premium deluxe luxury professional pro high heavy super ultra extra best top hot new brand original genuine
    authentic classic basic modern vintage retro custom wholesale bulk cheap oem odm free sale gift eco friendly quality
    cute cool funny elegant stylish fashion fashionable casual formal sexy simple smart unique perfect essential`,
  looks: `large small big mini medium jumbo giant tall short long wide narrow slim thin thick deep flat round square oval
    soft hard stiff flexible elastic stretch stretchy light lightweight dark bright solid plain striped plaid floral
    graphic geometric leopard camo vivid glossy matte shiny transparent translucent full half single double triple dual
    king queen twin loose fit oversized cropped sleeveless crewneck`,
  manner: `waterproof water windproof quick fast dry wet cordless wireless electric rechargeable manual automatic portable
    foldable folding inflatable non nonstick nonslip anti slip skid grip adjustable detachable removable reversible breathable insulated
    handmade handcrafted artificial natural organic pure real indoor outdoor travel home commercial industrial heavy
    floating sinking`,
  buyers: `men women man woman mens womens unisex kid child boy girl baby toddler infant adult teen youth lady male female
    puppy junior senior`,
  times: `spring summer autumn fall winter christmas halloween all season daily everyday only used preowned`,
};
