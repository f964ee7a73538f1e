/** Hands a text to whatever the device shares with; where there is nothing, it goes to the clipboard. */
export async function share(text: string): Promise<"shared" | "copied" | "failed"> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return "shared";
    }
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    // Called off, or not allowed here: nothing to be sorry about.
    return "failed";
  }
}
