/** What we use of gifenc, which comes without types. */
declare module "gifenc" {
  type Palette = number[][];
  const gifenc: {
    quantize(pixels: Uint8Array, colours: number, options?: { format?: "rgb565" | "rgb444" }): Palette;
    nearestColorIndexWithDistance(palette: Palette, colour: readonly number[]): [index: number, distance: number];
  };
  // oxlint-disable-next-line import/no-default-export -- as it is published
  export default gifenc;
}
