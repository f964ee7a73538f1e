/** What we use of gifenc, which comes without types. */
declare module "gifenc" {
  type Palette = number[][];
  interface Encoder {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay: number;
        repeat?: number;
        dispose: number;
        transparent: boolean;
        transparentIndex: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array;
  }
  interface Gifenc {
    GIFEncoder(): Encoder;
    quantize(pixels: Uint8Array, colours: number, options?: { format?: "rgb565" | "rgb444" }): Palette;
    nearestColorIndex(palette: Palette, colour: readonly number[]): number;
  }
  export const GIFEncoder: Gifenc["GIFEncoder"] | undefined;
  export const quantize: Gifenc["quantize"];
  export const nearestColorIndex: Gifenc["nearestColorIndex"];
  const gifenc: Gifenc;
  // oxlint-disable-next-line import/no-default-export -- as it is published
  export default gifenc;
}
