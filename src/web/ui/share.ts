/** Hands a text on: to whatever the device offers for it, else to the clipboard. */
export type Shared = "shared" | "copied" | "failed";

export async function share(text: string, url?: string): Promise<Shared> {
  if (navigator.share)
    try {
      await navigator.share({ ...(text && { text }), ...(url !== undefined && { url }) });
      return "shared";
    } catch (error) {
      // Whoever changes their mind wants no copy either.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join("\n"));
    return "copied";
  } catch {
    return "failed";
  }
}

/** A file of one's own. */
export const download = (name: string, json: object): void =>
  downloadText(name, "application/json", JSON.stringify(json));

export const downloadText = (name: string, type: string, text: string): void =>
  downloadFile(new File([text], name, { type }));

export function downloadFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Does the device hand on files like this one? */
export const maySendFile = (file: File): boolean =>
  "canShare" in navigator && "share" in navigator && navigator.canShare({ files: [file] });

/** Hands a file on where the device can, else it is kept where downloads are. */
export async function shareFile(file: File, text: string): Promise<Shared> {
  if (navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file], text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  downloadFile(file);
  return "copied";
}
