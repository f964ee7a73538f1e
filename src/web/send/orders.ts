/** What page and worker say to each other while an animated picture is made. */

/** A picture the worker knows, and where it goes. */
export interface ClipPlaced {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** From 0 to 1. */
  readonly density: number;
  /** It is cut off below this line. */
  readonly within?: number;
}

export type ClipOrder =
  /** Without a codec: a GIF. */
  | { readonly what: "open"; readonly width: number; readonly height: number; readonly codec: string | undefined }
  | { readonly what: "picture"; readonly id: string; readonly bitmap: ImageBitmap }
  /** Colours that will come. */
  | { readonly what: "sample"; readonly layers: readonly ClipPlaced[] }
  | { readonly what: "show"; readonly layers: readonly ClipPlaced[]; readonly ms: number }
  | { readonly what: "forget"; readonly ids: readonly string[] }
  | { readonly what: "finish" };

export type ClipAnswer =
  | { readonly shown: number }
  | { readonly file: Uint8Array<ArrayBuffer> }
  | { readonly fault: string };
