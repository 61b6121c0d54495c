/** How adjectives end in English and begin in Chinese: "foldable", "brushed", 可折叠, 防水. */
export const likeQuality =
  /^[可防耐抗无免不自易非]|(?:able|ible|ing|ed|proof|less|free|resistant|ant|ent|ive|ic|ous|safe|friendly)$/u;
