/** A colour in OKLab (Björn Ottosson, 2020): lightness 0 to 1, a and b around -0.4 to 0.4. */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** OKLab of an sRGB hex value such as "#0040e0". */
export function hexToOklab(hex: string): Oklab {
  const red = linear(Number.parseInt(hex.slice(1, 3), 16) / 255);
  const green = linear(Number.parseInt(hex.slice(3, 5), 16) / 255);
  const blue = linear(Number.parseInt(hex.slice(5, 7), 16) / 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Perceptual distance; about 0.02 is just noticeable side by side, 0.1 is another shade, 0.25 another colour. */
export function colourDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

export function chromaOf(colour: Oklab): number {
  return Math.hypot(colour.a, colour.b);
}

/** Hue angle in degrees, 0 to 360. */
export function hueOf(colour: Oklab): number {
  return ((Math.atan2(colour.b, colour.a) * 180) / Math.PI + 360) % 360;
}
