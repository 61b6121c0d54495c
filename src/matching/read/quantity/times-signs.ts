/** The signs of a product, as texts are folded: "2 x 500 ml", 24*330毫升. */
export const timesSigns: ReadonlySet<string> = new Set(['x', '*']);
